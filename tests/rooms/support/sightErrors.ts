import type { DrawnFrame, Page } from './Page.ts';

/** How one frame drew somebody. */
export interface SightError {
  /** Px from where that one's own screen had it at the drawn tick. */
  readonly px: number;
  /** Ticks by which the drawn moment lies before what the watcher plays; null for somebody who stands. */
  readonly behind: number | null;
}

/** Two frames further apart (ms) say that the machine stood still, with server, lines and pages all at once … */
const STOOD_STILL_MS = 70;
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

/** What these frames of one page drew of somebody, against what that one's own page drew of itself. */
export function sightErrors(frames: readonly DrawnFrame[], userId: number, walker: Page): SightError[] {
  return frames.flatMap(({ others, tick }) => {
    const drawn = others.get(userId);
    const from = drawn === undefined ? undefined : livedAt(walker, Math.floor(drawn.tick));
    const to = drawn === undefined ? undefined : livedAt(walker, Math.ceil(drawn.tick));
    if (drawn === undefined || from === undefined || to === undefined) return [];
    const share = drawn.tick - Math.floor(drawn.tick);
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    const behind = drawn.animation === 'stand' ? null : tick - drawn.tick;
    return [{ px: Math.hypot(drawn.x - x, drawn.y - y), behind }];
  });
}

/** Ticks that a page left out, its own screen stood through. */
function livedAt({ lived }: Page, tick: number): { readonly x: number; readonly y: number } | undefined {
  const MOST_LEFT_OUT = 600;
  for (let at = tick; at > tick - MOST_LEFT_OUT; at -= 1) {
    const place = lived.get(at);
    if (place !== undefined) return place;
  }
  return undefined;
}
