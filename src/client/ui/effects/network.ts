/** Pure maths of the network: points that drift, joined while they are near. Lengths in CSS pixels. */
export interface NetworkPoint {
  x: number;
  y: number;
  vx: number;
  vy: number;
}

export interface NetworkLink {
  readonly from: NetworkPoint;
  readonly to: NetworkPoint;
  /** 1 when they touch, 0 at the end of their reach. */
  readonly strength: number;
}

const POINTS = 46;
const REACH = 170;

export function createNetwork(
  { width, height }: { width: number; height: number },
  random: () => number,
): NetworkPoint[] {
  return Array.from({ length: POINTS }, () => ({
    x: random() * width,
    y: random() * height,
    vx: (random() - 0.5) * 70,
    vy: (random() - 0.5) * 70,
  }));
}

/** Moves the points by `dt` seconds; they turn back at the edges. */
export function stepNetwork(
  points: readonly NetworkPoint[],
  area: { width: number; height: number },
  dt: number,
): void {
  for (const point of points) {
    point.x += point.vx * dt;
    point.y += point.vy * dt;
    if ((point.x < 0 && point.vx < 0) || (point.x > area.width && point.vx > 0)) point.vx *= -1;
    if ((point.y < 0 && point.vy < 0) || (point.y > area.height && point.vy > 0)) point.vy *= -1;
  }
}

export function linksOf(points: readonly NetworkPoint[]): NetworkLink[] {
  return points.flatMap((from, index) =>
    points.slice(index + 1).flatMap((to) => {
      const distance = Math.hypot(from.x - to.x, from.y - to.y);
      return distance < REACH ? [{ from, to, strength: 1 - distance / REACH }] : [];
    }),
  );
}
