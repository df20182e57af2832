/** Pure: a map as simplified SVG paths in world px. */
import type { MapDefinition, Rect, Slope } from '#shared/content/maps/mapTypes.ts';

export interface MapShapes {
  /** Solid ground and slopes. */
  readonly ground: string;
  /** The grass on top of it. */
  readonly moss: string;
  /** Platforms. */
  readonly ledges: string;
  /** Walls and ladders. */
  readonly climbs: string;
  readonly currents: string;
  /** Paths of movers. */
  readonly tracks: string;
}

/** Smallest visible thickness on a small map, world px. */
const LEDGE = 42;
const MOSS = 26;

export function mapShapes(map: MapDefinition): MapShapes {
  return {
    ground: [...map.solids.map(box), ...map.slopes.map(wedge)].join(''),
    moss: map.solids.map((solid) => box({ ...solid, h: Math.min(MOSS, solid.h) })).join(''),
    ledges: map.platforms.map(({ x, y, w }) => box({ x, y, w, h: LEDGE })).join(''),
    climbs: [...map.walls, ...map.ladders].map(box).join(''),
    currents: map.currents.map(box).join(''),
    tracks: map.movers.map(({ x, y, w, toX, toY }) => `M${x + w / 2} ${y}L${toX + w / 2} ${toY}`).join(''),
  };
}

const box = ({ x, y, w, h }: Rect) => `M${x} ${y}h${w}v${h}h${-w}Z`;

function wedge({ x, y, w, h, up }: Slope): string {
  const [left, right] = up === 'right' ? [y + h, y] : [y, y + h];
  return `M${x} ${left}L${x + w} ${right}V${y + h}H${x}Z`;
}
