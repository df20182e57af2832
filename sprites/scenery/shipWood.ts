/** Wood that has lain in the sea for a hundred years and is still warm in the light of lanterns. */
export const SHIP_WOOD = {
  top: '#f3cf93',
  deck: '#dba566',
  beam: '#b97a48',
  dark: '#8a5238',
  ink: '#57302a',
} as const;

/** Bronze to champion: banners and doors of the arena go up in this order. */
export const TIER_COLORS = ['#d98e5f', '#b9cbe0', '#ffcf3f', '#5fd8c4', '#5aa6f5', '#ff7f9f'] as const;
