/** Pure: which zones a client watches. Positions are world px, columns and rows counted from 0, both ends included. */
import { indexOf, ZONE, type ZoneGrid } from './zoneGrid.ts';

export interface ZoneRect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The largest view of any window, world px. */
const VIEW = { width: 1920, height: 1080 } as const;
/** Height of the feet as a share of the view, from its top. */
const FEET_AT = 0.64;
/**
 * Distance between the camera and the position that the server knows: look-ahead, dead zone, and a dash or a fall while
 * a patch is on its way. Includes half of a body and its name.
 */
const MARGIN = 256;
/** Additional distance at which a watched zone is dropped, so that pacing up and down does not resend it. */
const SLACK = 160;

/** The zones for a body at (x, y) that watched `before`. */
export function watchedZones(grid: ZoneGrid, before: ZoneRect | null, x: number, y: number): ZoneRect {
  const { width, height, columns, rows } = grid;
  const alongX = { from: startOfView(x, 0.5, VIEW.width, width), length: VIEW.width, size: ZONE.width };
  const alongY = {
    from: startOfView(y, FEET_AT, VIEW.height, height),
    length: VIEW.height,
    size: ZONE.height,
  };
  const [left, right] = watched({ ...alongX, count: columns }, before && [before.left, before.right]);
  const [top, bottom] = watched({ ...alongY, count: rows }, before && [before.top, before.bottom]);
  return { left, right, top, bottom };
}

export function sameRect(a: ZoneRect, b: ZoneRect): boolean {
  return a.left === b.left && a.right === b.right && a.top === b.top && a.bottom === b.bottom;
}

/** The numbers of the zones in a rectangle, row by row. */
export function zonesIn({ columns }: ZoneGrid, { left, right, top, bottom }: ZoneRect): number[] {
  const zones: number[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) zones.push(row * columns + column);
  return zones;
}

interface Axis {
  readonly from: number;
  readonly length: number;
  readonly size: number;
  readonly count: number;
}

/** The camera stays inside the map; the view of a smaller window lies within the largest one. */
function startOfView(at: number, share: number, length: number, whole: number): number {
  if (length >= whole) return (whole - length) / 2;
  return Math.max(0, Math.min(whole - length, at - length * share));
}

function watched(axis: Axis, before: readonly [number, number] | null): readonly [number, number] {
  const [first, last] = reach(axis, MARGIN);
  if (before === null) return [first, last];
  const [firstKept, lastKept] = reach(axis, MARGIN + SLACK);
  const [from, to] = [Math.max(firstKept, before[0]), Math.min(lastKept, before[1])];
  // After a teleport nothing is kept.
  return from > to ? [first, last] : [Math.min(first, from), Math.max(last, to)];
}

function reach({ from, length, size, count }: Axis, margin: number): readonly [number, number] {
  return [indexOf(from - margin, size, count), indexOf(from + length + margin, size, count)];
}
