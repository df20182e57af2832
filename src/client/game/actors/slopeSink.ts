/** Pure: the body rests on a slope with its uphill corner, the picture with the middle of its feet. */
import { BODY_HALF_WIDTH } from '#shared/simulation/feel.ts';
import type { SlopeBox } from '#shared/simulation/geometry.ts';
import { slopeLineAt, slopeTop } from '#shared/simulation/slopes.ts';

/** Interpolated and quantised feet may be this far (px) from the line. */
const REST_PX = 3;

/** The distance of the line under the middle of a standing body's feet below them (px); 0 away from slopes. */
export function slopeSink(slopes: readonly SlopeBox[], x: number, y: number): number {
  const left = x - BODY_HALF_WIDTH;
  const right = x + BODY_HALF_WIDTH;
  let sink = 0;
  for (const slope of slopes) {
    if (slope.x >= right || slope.x + slope.w <= left) continue;
    if (Math.abs(slopeTop(slope, left, right) - y) > REST_PX) continue;
    sink = Math.max(sink, slopeLineAt(slope, x) - y);
  }
  return sink;
}
