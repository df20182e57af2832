/** Draw order. Layers of the scenery bring their own depths: the ground is at 40, the foreground at 200. */
export const DEPTH = {
  BUBBLE: 35,
  BELOW_GROUND: 39,
  GROUND: 40,
  SIGN: 45,
  CODE_OBJECT: 46,
  PORTAL: 50,
  COURSE: 55,
  CRAB: 60,
  CURRENT: 60,
  MOVER: 70,
  /** The light of a carried lamp on its surroundings; its flame is before companions. */
  LAMPLIGHT: 79,
  SHADOW: 80,
  SHELL: 85,
  NPC: 90,
  COMPANION: 95,
  LAMP: 96,
  OTHERS: 100,
  SELF: 110,
  /** Leaves and water of the scenery in front of all actors. */
  COVER: 115,
  EFFECT: 120,
  MARK: 130,
} as const;

/** Lights are drawn directly above their layer. */
export const LIGHT_ABOVE_LAYER = 0.5;

/**
 * Textures per draw call. The shader selects one by a chain of ifs for each pixel, which is slow on software renderers
 * and small graphics cards.
 */
export const TEXTURES_PER_CALL = 4;

const PER_CALL = 0.05;
const SILHOUETTES = 0.5;

/**
 * The depth of another player whose picture is on this page; null is a silhouette. The order within a crowd is free,
 * but players that share a page are drawn one after another. Silhouettes come first, with the texture of the shadows;
 * the first pages come last, with the own avatar, which is usually on one of them.
 */
export function crowdDepth(page: number | null): number {
  if (page === null) return DEPTH.OTHERS - SILHOUETTES;
  return DEPTH.OTHERS - PER_CALL * Math.floor(page / TEXTURES_PER_CALL);
}
