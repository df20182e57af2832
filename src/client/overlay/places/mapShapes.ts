/** Pure: a map as paths of an SVG in world px, drawn to be seen small. */
import type { MapDefinition, Rect, Slope } from '#shared/content/maps/mapTypes.ts';

export interface MapShapes {
  /** Solid ground and slopes. */
  readonly ground: string;
  /** The grass on top of it. */
  readonly moss: string;
  /** Everything thin that one stands on. */
  readonly ledges: string;
  /** Walls and ladders. */
  readonly climbs: string;
  readonly currents: string;
  /** Where the boards of movers go. */
  readonly tracks: string;
}

/** Thinner than this, world px, nothing is seen on a small map. */
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
