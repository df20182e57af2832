/** The most that the first visit may download, in kB (1000 bytes) as compressed for the way. */
export const BUDGETS = {
  /** HTML, scripts and styles until somebody can sign in. */
  shell: 130,
  /** The engine. */
  phaser: 330,
  /** The scripts and styles of the world, from sign-in until the own avatar walks. */
  world: 180,
  /** Everything but the engine until the own avatar walks on the first map: scripts, pictures, facts and the room. */
  firstMap: 700,
  /** The pictures of one item, by the scale they are drawn for. */
  item: { '@1x': 60, '@2x': 120 },
} as const;
