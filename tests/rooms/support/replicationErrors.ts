import type { DrawnFrame, Page } from './Page.ts';

/** How one frame drew somebody. */
export interface ReplicationError {
  /** Px from where that one's own screen had it at the drawn tick. */
  readonly px: number;
  /** Ticks by which the drawn moment lies before what the watcher plays; null for somebody who stands. */
  readonly behind: number | null;
}

/** Two frames further apart (ms) say that the machine stood still, with server, lines and pages all at once … */
const STOOD_STILL_MS = 60;
/** … and everybody catches up for so long. */
const CATCHING_UP_MS = 400;

/** The frames of a page without those of moments in which another one, which does nothing, was not drawn either. */
export function framesInTime(frames: readonly DrawnFrame[], idle: Page): DrawnFrame[] {
  const stops = idle.frames.flatMap(({ at }, index) => {
    const from = idle.frames[index - 1]?.at ?? at;
    return at - from > STOOD_STILL_MS ? [{ from, to: at + CATCHING_UP_MS }] : [];
  });
  return frames.filter(({ at }) => !stops.some(({ from, to }) => at >= from && at < to));
}

/** Distances between somebody as these frames of one page drew it, and as its own page drew it. */
export function replicationErrors(
  frames: readonly DrawnFrame[],
  userId: number,
  walker: Page,
): ReplicationError[] {
  return frames.flatMap(({ others, tick }) => {
    const drawn = others.get(userId);
    const own = drawn === undefined ? undefined : livedAt(walker, drawn.tick);
    if (drawn === undefined || own === undefined) return [];
    const behind = drawn.animation === 'stand' ? null : tick - drawn.tick;
    return [{ px: Math.hypot(drawn.x - own.x, drawn.y - own.y), behind }];
  });
}

/** A page whose clock puts itself right draws two ticks as one step; over more it was asleep. */
const TICKS_OF_A_STEP = 2;
const MOST_LEFT_OUT = 600;

/**
 * The place of a page's own avatar at this tick: on a line between two steps, as the page draws it itself.
 */
function livedAt({ lived }: Page, tick: number): { readonly x: number; readonly y: number } | undefined {
  let at = Math.floor(tick);
  while (!lived.has(at) && at > tick - MOST_LEFT_OUT) at -= 1;
  const from = lived.get(at);
  const step = lived.has(at + 1) ? 1 : TICKS_OF_A_STEP;
  const to = lived.get(at + step) ?? from;
  if (from === undefined || to === undefined) return undefined;
  const share = Math.min(1, (tick - at) / step);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
