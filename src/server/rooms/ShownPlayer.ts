import type { ZoneSpot } from '#shared/contract/rooms/sights/zoneBody.ts';

/** A player as everybody else on the map sees it. Names and outfits change rarely, the rest up to 20 times a second. */
export interface ShownPlayer {
  readonly userId: number;
  nickname: string;
  /** Worn item ids, ascending, joined by commas (`encodeOutfit`). */
  outfit: string;
  level: number;
  /** The feet in quarter pixels (`quantisePosition`). */
  x: number;
  y: number;
  /** Animation, facing and stillness in one byte (`packPose`). */
  pose: number;
  /** World tick of the owner's keys that brought it here, and the one before the first of those that did so at once. */
  tick: number;
  since: number;
  /** Where it was on its way from where it was shown last, when that was no straight one. */
  way: readonly ZoneSpot[];
  /** It was shown so: from here on it is on a new way. */
  isShown: boolean;
}
