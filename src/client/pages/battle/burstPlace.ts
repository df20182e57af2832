/** Pure: where in a lane a «통과!» lies over nobody. All in px of the boards of a lane. */
import { NAME } from './nameSide.ts';

/** Half of it, with the gap that it keeps. */
const HALF_BURST = 66;
/** Half of a doll with its hat. */
const HALF_DOLL = 58;
const STEP = 12;
/** In a crowd a low lane has a name alone, and a burst as low as that. */
const CROWD_NAME = 112;
const HALF_CROWD_BURST = 38;

interface BurstPlace {
  /** The runner's place on the lane itself. */
  readonly runnerAt: number;
  /** The name stands on the runner's left, else on its right. */
  readonly isNameLeft: boolean;
  /** The runners' places on the two lanes in front, whose heads stand before this one. */
  readonly inFront: readonly number[];
  readonly width: number;
}

/** The middle of it: as near as it can be to a place beside the runner, first towards the goal. */
export function burstPlace({ runnerAt, isNameLeft, inFront, width }: BurstPlace): number {
  const name = isNameLeft
    ? { from: runnerAt - NAME.to, to: runnerAt - NAME.from }
    : { from: runnerAt + NAME.from, to: runnerAt + NAME.to };
  const taken = [name, ...[runnerAt, ...inFront].map((at) => ({ from: at - HALF_DOLL, to: at + HALF_DOLL }))];
  const isFree = (at: number) =>
    taken.every(({ from, to }) => at + HALF_BURST <= from || at - HALF_BURST >= to);
  const liked = runnerAt + HALF_BURST + (isNameLeft ? HALF_DOLL : NAME.to);
  const places = Array.from({ length: Math.ceil(width / STEP) }, (_, index) => index * STEP)
    .flatMap((by) => [liked + by, liked - by])
    .filter((at) => at >= HALF_BURST && at <= width - HALF_BURST / 2);
  return places.find(isFree) ?? Math.min(width, Math.max(0, liked));
}

/**
 * The place of a burst in a crowd: beside the name, which slides from the start to the goal as its runner
 * does; share is 0 to 1.
 */
export function crowdBurstPlace({
  share,
  width,
}: {
  readonly share: number;
  readonly width: number;
}): number {
  const nameFrom = share * (width - CROWD_NAME);
  const after = nameFrom + CROWD_NAME + HALF_CROWD_BURST;
  return after + HALF_CROWD_BURST <= width ? after : nameFrom - HALF_CROWD_BURST;
}
