/** From and to, in seconds of a video. */
export type WatchedRange = [from: number, to: number];

/** A gap this short between two ranges is the rounding of a clock. */
const SEAM_SECONDS = 0.5;
/** The share of a video that must be watched. */
export const ENOUGH = 0.9;
/** The fastest playing speed of a video. */
export const FASTEST = 2;

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** Ranges in their order, joined over gaps of at most a seam, within the video. */
export function joinRanges(
  ranges: readonly WatchedRange[],
  videoTime: number,
  seam = SEAM_SECONDS,
): WatchedRange[] {
  const joined: WatchedRange[] = [];
  const sorted = ranges
    .map(([from, to]): WatchedRange => [tenths(Math.max(0, from)), tenths(Math.min(videoTime, to))])
    .filter(([from, to]) => from < to)
    .toSorted(([a], [b]) => a - b);
  for (const [from, to] of sorted) {
    const last = joined.at(-1);
    if (last && from - last[1] <= seam) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

export const lengthOf = (ranges: readonly WatchedRange[]): number =>
  tenths(ranges.reduce((sum, [from, to]) => sum + (to - from), 0));

/** The ranges cut to `seconds`, from the first on. */
export function cutRanges(ranges: readonly WatchedRange[], seconds: number): WatchedRange[] {
  let left = seconds;
  const kept: WatchedRange[] = [];
  for (const [from, to] of ranges) {
    if (left <= 0) break;
    const end = Math.min(to, from + left);
    kept.push([from, end]);
    left -= end - from;
  }
  return kept;
}

/** Whether enough was watched; the last second of a video is often never reached. */
export const isWatched = (ranges: readonly WatchedRange[], videoTime: number): boolean =>
  videoTime > 0 && lengthOf(ranges) >= videoTime * ENOUGH;

/** The parts of the ranges outside of `known`; both are ordered and apart. */
function withoutRanges(ranges: readonly WatchedRange[], known: readonly WatchedRange[]): WatchedRange[] {
  const rest: WatchedRange[] = [];
  let next = 0;
  for (const [from, to] of ranges) {
    let begin = from;
    for (let one = known[next]; one && one[0] < to; one = known[next]) {
      if (one[0] > begin) rest.push([begin, one[0]]);
      begin = Math.max(begin, one[1]);
      // It may reach into the range after this one.
      if (one[1] > to) break;
      next += 1;
    }
    if (begin < to) rest.push([begin, to]);
  }
  return rest;
}

/**
 * The watched ranges after a report. `elapsed` is the time on the server's clock since the last report: no more seconds
 * than that can be watched at the fastest speed, so jumping to the end counts nothing. Seams are counted as well:
 * otherwise a program could report a tenth of a second, leave half of one out, and so on to the end.
 */
export function countReport(
  before: readonly WatchedRange[],
  report: { readonly ranges: readonly WatchedRange[]; readonly elapsed: number; readonly videoTime: number },
): WatchedRange[] {
  const { ranges, elapsed, videoTime } = report;
  const told = joinRanges([...before, ...ranges], videoTime);
  const fresh = cutRanges(withoutRanges(told, before), Math.max(0, elapsed) * FASTEST);
  return joinRanges([...before, ...fresh], videoTime, 0);
}
