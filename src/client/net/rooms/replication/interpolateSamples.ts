/** Pure: where another player is drawn at a tick of its own, from what is known of the ticks before and after it. */
import type { AnimationName } from '#shared/simulation/animationOf.ts';
import type { Facing } from '#shared/simulation/playerState.ts';

/** One remembered spot; `tick` is the world tick at which its owner was there, `x`, `y` the feet in px. */
export interface MotionSample {
  readonly tick: number;
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  readonly animation: AnimationName;
  /** Does not move by itself: stays here until something else is heard. */
  readonly isStill: boolean;
  /** Sits where it stands. */
  readonly isSitting: boolean;
}

/** When the later sample is missing, the last motion goes on for so many ticks (50 ms), then waits. */
export const EXTRAPOLATION_TICKS = 3;
/** A path of up to so much (px) is drawn as a path, however short its time was … */
export const TELEPORT_PX = 160;
/** … and a longer one as a jump cut when nobody can move so far (px) in a tick. */
export const FASTEST_PX = 18;

/** `buffer` ascending by tick. Null without any sample. The result names the tick at which it holds. */
export function interpolateSamples(buffer: readonly MotionSample[], tick: number): MotionSample | null {
  const last = buffer.at(-1);
  if (last === undefined) return null;
  if (tick >= last.tick) return extrapolate(buffer.at(-2), last, tick);

  for (let index = buffer.length - 2; index >= 0; index -= 1) {
    const from = buffer[index];
    const to = buffer[index + 1];
    if (from === undefined || to === undefined || tick < from.tick) continue;
    if (isTeleport(from, to)) return { ...from, tick };
    const share = (tick - from.tick) / (to.tick - from.tick);
    const pose = share < 0.5 ? from : to;
    return {
      ...pose,
      tick,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    };
  }
  return buffer[0] ?? null;
}

/** A player on the way goes on for a moment as it went last, which is never faster than anybody can go. */
function extrapolate(before: MotionSample | undefined, last: MotionSample, tick: number): MotionSample {
  const ticks = canGoOn(last) ? Math.min(tick - last.tick, EXTRAPOLATION_TICKS) : 0;
  if (ticks === 0 || before === undefined || isTeleport(before, last)) return last;
  const share = ticks / (last.tick - before.tick);
  return {
    ...last,
    tick: last.tick + ticks,
    x: last.x + limited((last.x - before.x) * share, ticks),
    y: last.y + limited((last.y - before.y) * share, ticks),
  };
}

/** A player that has braked to a stand goes no further, even if the last bit of it is still on its way. */
export function canGoOn({ animation, isStill }: MotionSample): boolean {
  return !isStill && animation !== 'stand';
}

export function isTeleport(from: MotionSample, to: MotionSample): boolean {
  const most = Math.max(TELEPORT_PX, (to.tick - from.tick) * FASTEST_PX);
  return Math.abs(to.x - from.x) > most || Math.abs(to.y - from.y) > most;
}

function limited(path: number, ticks: number): number {
  const most = ticks * FASTEST_PX;
  return Math.max(-most, Math.min(most, path));
}
