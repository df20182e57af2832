/** Pure. The limits of the rooms' cost. Each gate says what is wrong, or nothing. */
import { WORLD_ROOM_CAPACITY } from '#shared/contract/rooms/worldRoom.ts';

/** The peers are compared with ours at each of these crowds: a full copy, and a crowd that no copy holds. */
export const VIEWS_CROWD = WORLD_ROOM_CAPACITY;
export const PLAIN_CROWD = 200;
/** Shares of the plain room's bytes and processor time. */
const MOST_BYTES = 0.35;
const MOST_CPU = 1;
/** An encoding of our own pays while it is twice as small or twice as cheap as StateViews. */
const MOST_OF_VIEWS = 0.5;
/** The work of one tick of one room, and from one tick to the next, at p99. */
const MOST_WORK_MS = 10;
const MOST_PACE_MS = 60;

/** Share of a peer's bytes and processor time. */
export interface Shares {
  readonly bytes: number;
  readonly cpu: number;
}

export function judgeViews({ bytes, cpu }: Shares): string[] {
  if (bytes <= MOST_OF_VIEWS || cpu <= MOST_OF_VIEWS) return [];
  return [
    `${VIEWS_CROWD} children cost ${bytes.toFixed(2)} of the bytes of StateViews and ${cpu.toFixed(2)} of their time, ${MOST_OF_VIEWS} of either wanted.`,
  ];
}

export function judgePlain({ bytes, cpu }: Shares): string[] {
  return [
    ...(bytes > MOST_BYTES
      ? [
          `${PLAIN_CROWD} children cost ${bytes.toFixed(2)} of the plain room's bytes, at most ${MOST_BYTES} wanted.`,
        ]
      : []),
    ...(cpu > MOST_CPU
      ? [
          `${PLAIN_CROWD} children cost ${cpu.toFixed(2)} of the plain room's processor time, at most ${MOST_CPU} wanted.`,
        ]
      : []),
  ];
}

/** At p99, ms. */
export function judgeTicks(count: number, { work, pace }: { work: number; pace: number }): string[] {
  return [
    ...(pace >= MOST_PACE_MS
      ? [
          `With ${count} children a tick follows the last after ${pace.toFixed(1)} ms at p99, less than ${MOST_PACE_MS} wanted.`,
        ]
      : []),
    ...(work >= MOST_WORK_MS
      ? [
          `With ${count} children a tick takes ${work.toFixed(1)} ms at p99, less than ${MOST_WORK_MS} wanted.`,
        ]
      : []),
  ];
}
