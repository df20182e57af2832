import type { ZoneSpot } from '#shared/contract/rooms/snapshot/zoneBody.ts';

/** A player as sent to other clients. Names and outfits change rarely, the rest up to 20 times a second. */
export interface ReplicatedPlayer {
  readonly userId: number;
  nickname: string;
  /** Worn item ids, ascending, joined by commas (`encodeOutfit`). */
  outfit: string;
  level: number;
  /** Learned skills that are seen (`encodeEffects`). */
  effects: number;
  /** Id of the worn title; 0 for none. */
  title: number;
  /** The feet in quarter pixels (`quantisePosition`). */
  x: number;
  y: number;
  /** Animation, facing and stillness in one byte (`packPose`). */
  pose: number;
  /** World tick of the latest input that moved it here, and the tick before the first of the same batch. */
  tick: number;
  since: number;
  /** Positions between the last one sent and the current one, when the path was not straight. */
  path: readonly ZoneSpot[];
  /** The state was sent; a new path begins here. */
  isSent: boolean;
}
