/** Pure: the way of the dots on the screen, CSS px. */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far the arch rises above its ends, as a share of its length, and at most, px. */
const RISE = { share: 0.28, most: 110 } as const;

/** An arch from the code to the object, as an SVG path. */
export function trailPath(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const rise = Math.min(RISE.most, length * RISE.share);
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - rise };
  const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${at(from)}Q${at(middle)} ${at(to)}`;
}
