/**
 * What lies over what. Layers of the scenery bring their own depths: the ground is at 40, what is nearer than the
 * actors at 200.
 */
export const DEPTH = {
  BUBBLE: 35,
  BELOW_GROUND: 39,
  SIGN: 45,
  PORTAL: 50,
  CURRENT: 60,
  MOVER: 70,
  SHADOW: 80,
  NPC: 90,
  OTHERS: 100,
  SELF: 110,
  EFFECT: 120,
  MARK: 130,
} as const;
