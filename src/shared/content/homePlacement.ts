import { furnitureByKey, type Furniture, type FurnitureKey, type FurnitureLayer } from './furniture.ts';

/** The room on its canvas of 1280 × 720: one row of floor cells and, above it, rows of wall cells under the vault. */
export const HOME_ROOM = { width: 1280, height: 720 } as const;
export const HOME_GRID = { cell: 44, left: 90, columns: 25, wallTop: 96, wallRows: 6 } as const;
/** Cells that the vault covers at each end of a wall row, from the top row down. */
export const VAULT_INSETS = [7, 4, 2, 1, 1, 0] as const;
/** The foot line of the pieces of a layer, from the top of the canvas. */
const FOOT: Readonly<Record<'FLOOR' | 'RUG' | 'FRONT', number>> = { FLOOR: 462, RUG: 494, FRONT: 514 };
export const MOST_PIECES = 40;

/** A piece in the room: its leftmost and, on the wall, its topmost cell. */
export interface PlacedPiece {
  readonly furnitureKey: FurnitureKey;
  readonly x: number;
  readonly y: number;
  /** Mirrored. */
  readonly turned: boolean;
}

export const hangsOnWall = (layer: FurnitureLayer): layer is 'WALL' | 'HANGING' =>
  layer === 'WALL' || layer === 'HANGING';

function pieceOf(key: FurnitureKey): Furniture {
  const piece = furnitureByKey(key);
  if (!piece) throw new Error(`no furniture ${key}`);
  return piece;
}

/** The anchor of a placed piece on the canvas. */
export function anchorOf({ furnitureKey, x, y }: PlacedPiece): { x: number; y: number } {
  const { layer, width, height } = pieceOf(furnitureKey);
  const { cell, left, wallTop } = HOME_GRID;
  return {
    x: left + (x + width / 2) * cell,
    y: hangsOnWall(layer) ? wallTop + (y + height / 2) * cell : FOOT[layer],
  };
}

/** The place whose anchor is nearest to a point of the canvas; it may lie outside of the room. */
export function placeNear(furnitureKey: FurnitureKey, point: { x: number; y: number }) {
  const { layer, width, height } = pieceOf(furnitureKey);
  const { cell, left, wallTop } = HOME_GRID;
  return {
    x: Math.round((point.x - left) / cell - width / 2),
    y: hangsOnWall(layer) ? Math.round((point.y - wallTop) / cell - height / 2) : 0,
  };
}

/** The reason why a piece cannot be at its place. */
export type PlacementProblem =
  | { readonly kind: 'OUTSIDE' }
  | { readonly kind: 'OVERLAP'; readonly furnitureKey: FurnitureKey };

function isInside({ furnitureKey, x, y }: PlacedPiece): boolean {
  const { layer, width, height } = pieceOf(furnitureKey);
  if (!hangsOnWall(layer)) return y === 0 && x >= 0 && x + width <= HOME_GRID.columns;
  if (y < 0 || y + height > HOME_GRID.wallRows) return false;
  // The vault is narrowest at the top: the uppermost row decides.
  const inset = VAULT_INSETS[y] ?? 0;
  return x >= inset && x + width <= HOME_GRID.columns - inset;
}

function overlaps(one: PlacedPiece, other: PlacedPiece): boolean {
  const a = pieceOf(one.furnitureKey);
  const b = pieceOf(other.furnitureKey);
  return (
    a.layer === b.layer &&
    one.x < other.x + b.width &&
    other.x < one.x + a.width &&
    one.y < other.y + b.height &&
    other.y < one.y + a.height
  );
}

/** The conflict of a piece with its place and the others; null without one. */
export function placementProblem(
  piece: PlacedPiece,
  others: readonly PlacedPiece[],
): PlacementProblem | null {
  if (!isInside(piece)) return { kind: 'OUTSIDE' };
  const inTheWay = others.find((other) => overlaps(piece, other));
  return inTheWay ? { kind: 'OVERLAP', furnitureKey: inTheWay.furnitureKey } : null;
}

export type ArrangementProblem =
  | (PlacementProblem & { readonly index: number })
  | { readonly kind: 'TOO_MANY' }
  | { readonly kind: 'NOT_OWNED'; readonly furnitureKey: FurnitureKey };

/** The fault of a whole room, or null; `ownedCount` gives the owned number of each kind. */
export function arrangementProblem(
  pieces: readonly PlacedPiece[],
  ownedCount: (key: FurnitureKey) => number,
): ArrangementProblem | null {
  if (pieces.length > MOST_PIECES) return { kind: 'TOO_MANY' };
  for (const [key, placed] of countPlaced(pieces))
    if (placed > ownedCount(key)) return { kind: 'NOT_OWNED', furnitureKey: key };
  for (const [index, piece] of pieces.entries()) {
    const problem = placementProblem(piece, pieces.slice(0, index));
    if (problem) return { ...problem, index };
  }
  return null;
}

export function countPlaced(pieces: readonly PlacedPiece[]): ReadonlyMap<FurnitureKey, number> {
  const counts = new Map<FurnitureKey, number>();
  for (const { furnitureKey } of pieces) counts.set(furnitureKey, (counts.get(furnitureKey) ?? 0) + 1);
  return counts;
}

/** The free place nearest to the middle of the room, or to `near`; null when there is none. */
export function freePlace(
  furnitureKey: FurnitureKey,
  others: readonly PlacedPiece[],
  near: { x: number; y: number } = placeNear(furnitureKey, { x: HOME_ROOM.width / 2, y: 240 }),
): { x: number; y: number } | null {
  const { layer } = pieceOf(furnitureKey);
  const rows = hangsOnWall(layer) ? HOME_GRID.wallRows : 1;
  const places = Array.from({ length: rows * HOME_GRID.columns }, (_, i) => ({
    x: i % HOME_GRID.columns,
    y: Math.floor(i / HOME_GRID.columns),
  }));
  const distance = (place: { x: number; y: number }) =>
    Math.abs(place.x - near.x) + 2 * Math.abs(place.y - near.y);
  return (
    places
      .toSorted((a, b) => distance(a) - distance(b))
      .find((place) => !placementProblem({ furnitureKey, ...place, turned: false }, others)) ?? null
  );
}
