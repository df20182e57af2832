/** Pure: where on the edge of the screen something out of sight is pointed to. */
import type { Spot, VisibleArea } from '#client/bridge/worldEvents.ts';

export interface EdgeSpot {
  readonly side: 'left' | 'right' | 'up' | 'down';
  /** Share of the edge, 0 to 1, from the left or from above. */
  readonly along: number;
}

/** Feet nearer than this to the edge (world px) count as out of sight. */
const EDGE_PX = 30;
const HEAD_PX = 70;

/** Null when the feet are on the screen. */
export function edgeSpot({ x, y }: Spot, { left, top, width, height }: VisibleArea): EdgeSpot | null {
  const across = (x - left) / width;
  const down = (y - HEAD_PX - top) / height;
  if (x < left + EDGE_PX) return { side: 'left', along: share(down) };
  if (x > left + width - EDGE_PX) return { side: 'right', along: share(down) };
  if (y < top + EDGE_PX) return { side: 'up', along: share(across) };
  return y - HEAD_PX > top + height ? { side: 'down', along: share(across) } : null;
}

const share = (value: number) => Math.min(1, Math.max(0, value));
