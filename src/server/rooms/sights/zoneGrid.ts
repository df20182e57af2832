/** Pure: a map cut into zones. Positions are world px. */

/** Small against a view: what is watched beyond it costs bytes, what is said of each zone costs only two. */
export const ZONE = { width: 320, height: 512 } as const;

export interface ZoneGrid {
  readonly columns: number;
  readonly rows: number;
  /** Of the map, world px. */
  readonly width: number;
  readonly height: number;
}

export function zoneGrid({ width, height }: { readonly width: number; readonly height: number }): ZoneGrid {
  return { columns: Math.ceil(width / ZONE.width), rows: Math.ceil(height / ZONE.height), width, height };
}

/** The number of the zone around a spot; whoever fell off the map is in the nearest one. */
export function zoneAt({ columns, rows }: ZoneGrid, x: number, y: number): number {
  return indexOf(y, ZONE.height, rows) * columns + indexOf(x, ZONE.width, columns);
}

/** The index along one axis of the zone around a coordinate. */
export function indexOf(at: number, size: number, count: number): number {
  const index = Math.floor(at / size);
  return index < 0 ? 0 : index >= count ? count - 1 : index;
}
