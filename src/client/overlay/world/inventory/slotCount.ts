/** Slots of a grid page: at least 40, padded to whole rows of 4. Source: product spec §9. */
export function slotCount(itemCount: number): number {
  return Math.max(40, Math.ceil(itemCount / 4) * 4);
}
