/**
 * What lies over what. Layers of the scenery bring their own depths: the ground is at 40, what is nearer than the
 * actors at 200.
 */
export const DEPTH = {
  BUBBLE: 35,
  BELOW_GROUND: 39,
  GROUND: 40,
  SIGN: 45,
  PORTAL: 50,
  COURSE: 55,
  CRAB: 60,
  CURRENT: 60,
  MOVER: 70,
  SHADOW: 80,
  SHELL: 85,
  NPC: 90,
  OTHERS: 100,
  SELF: 110,
  /** Leaves and water of the scenery, in front of everybody. */
  COVER: 115,
  EFFECT: 120,
  MARK: 130,
} as const;

/** Light lies on the layer it belongs to. */
export const LIGHT_ABOVE_LAYER = 0.5;
