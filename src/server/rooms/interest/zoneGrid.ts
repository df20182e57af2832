/** Pure: a map cut into zones. Positions are world px. */

/** Small against a view: a player outside the view costs bytes in every patch, a zone only two. */
export const ZONE = { width: 320, height: 512 } as const;

export interface ZoneGrid {
  readonly columns: number;
  readonly rows: number;
  /** The size of the map, world px. */
  readonly width: number;
  readonly height: number;
}

export function zoneGrid({ width, height }: { readonly width: number; readonly height: number }): ZoneGrid {
  return { columns: Math.ceil(width / ZONE.width), rows: Math.ceil(height / ZONE.height), width, height };
}

/** The number of the zone at a position; positions off the map are in the nearest one. */
export function zoneAt({ columns, rows }: ZoneGrid, x: number, y: number): number {
  return indexOf(y, ZONE.height, rows) * columns + indexOf(x, ZONE.width, columns);
}

/** The index along one axis of the zone around a coordinate. */
export function indexOf(at: number, size: number, count: number): number {
  const index = Math.floor(at / size);
  return index < 0 ? 0 : index >= count ? count - 1 : index;
}
