/** Pure: where another player is drawn at a moment, from what the server said before and after it. */
import type { AnimationName } from '#shared/simulation/animationOf.ts';
import type { Facing } from '#shared/simulation/playerState.ts';

/** One remembered spot; `t` in server milliseconds, `x`, `y` the feet in px. */
export interface Snapshot {
  readonly t: number;
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  readonly animation: AnimationName;
}

/** Others are drawn this late, so that there is nearly always a later snapshot to move towards. */
export const INTERPOLATION_DELAY_MS = 100;
/** When the later snapshot is missing, the last motion goes on for this long, then stops. */
export const EXTRAPOLATION_MS = 100;
/** Further than anyone moves between two snapshots: drawn as a jump cut, not as a flight. */
export const TELEPORT_PX = 160;

/**
 * `buffer` ascending by `t`. `knownUntil` is the server time of the newest patch: up to it a player without a newer
 * snapshot stood still. Null without any snapshot.
 */
export function interpolateSnapshots(
  buffer: readonly Snapshot[],
  renderTime: number,
  knownUntil: number,
): Snapshot | null {
  const last = buffer.at(-1);
  if (last === undefined) return null;
  if (renderTime >= last.t) return extrapolate(buffer, last, renderTime, knownUntil);

  for (let index = buffer.length - 2; index >= 0; index -= 1) {
    const from = buffer[index];
    const to = buffer[index + 1];
    if (from === undefined || to === undefined || renderTime < from.t) continue;
    if (isTeleport(from, to)) return { ...from, t: renderTime };
    const share = (renderTime - from.t) / (to.t - from.t);
    const pose = share < 0.5 ? from : to;
    return {
      t: renderTime,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
      facing: pose.facing,
      animation: pose.animation,
    };
  }
  return buffer[0] ?? null;
}

function extrapolate(
  buffer: readonly Snapshot[],
  last: Snapshot,
  renderTime: number,
  knownUntil: number,
): Snapshot {
  const before = buffer.at(-2);
  const stoodStill = knownUntil > last.t;
  if (stoodStill || before === undefined || isTeleport(before, last)) return { ...last, t: renderTime };
  const ahead = Math.min(renderTime - last.t, EXTRAPOLATION_MS) / (last.t - before.t);
  return {
    ...last,
    t: renderTime,
    x: last.x + (last.x - before.x) * ahead,
    y: last.y + (last.y - before.y) * ahead,
  };
}

function isTeleport(from: Snapshot, to: Snapshot): boolean {
  return Math.abs(to.x - from.x) > TELEPORT_PX || Math.abs(to.y - from.y) > TELEPORT_PX;
}
