/**
 * Pure: a body rests on a slope with its uphill lower corner, so that it never overlaps the ground and other sweeps
 * need no special case. Drawing moves the feet onto the line itself (`slopeSink`).
 */
import type { SlopeBox } from './geometry.ts';

/** The line under one point, which must lie within the slope's width; beyond its ends the ends' heights. */
export function slopeLineAt({ x, y, w, h, up }: SlopeBox, at: number): number {
  const inside = at < x ? x : at > x + w ? x + w : at;
  const belowHighEnd = up === 'right' ? x + w - inside : inside - x;
  return y + (h * belowHighEnd) / w;
}

/** The y at which the span `left … right` rests on a slope; only for spans that share something with it. */
export function slopeTop(slope: SlopeBox, left: number, right: number): number {
  return slopeLineAt(slope, slope.up === 'right' ? right : left);
}

/** Like `reachDown` for the slopes below. */
export function reachSlope(
  slopes: readonly SlopeBox[],
  from: number,
  to: number,
  left: number,
  right: number,
): number {
  let reach = to;
  for (const slope of slopes) {
    if (slope.x >= right || slope.x + slope.w <= left) continue;
    const top = slopeTop(slope, left, right);
    if (top >= from && top < reach) reach = top;
  }
  return reach;
}

/** The highest line that cuts into the box, or its bottom when none does. */
export function highestLine(
  slopes: readonly SlopeBox[],
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  let highest = bottom;
  for (const slope of slopes) {
    if (slope.x >= right || slope.x + slope.w <= left || slope.y + slope.h <= top) continue;
    const line = slopeTop(slope, left, right);
    if (line < highest) highest = line;
  }
  return highest;
}

/** Like `reachRight` and `reachLeft` for the upright sides of slopes, under their high ends. */
export function reachSlopeSide(
  slopes: readonly SlopeBox[],
  { from, to, top, bottom }: { from: number; to: number; top: number; bottom: number },
): number {
  let reach = to;
  for (const { x, y, w, h, up } of slopes) {
    if (y >= bottom || y + h <= top) continue;
    if (to > from && up === 'left' && x >= from && x < reach) reach = x;
    if (to < from && up === 'right' && x + w <= from && x + w > reach) reach = x + w;
  }
  return reach;
}
