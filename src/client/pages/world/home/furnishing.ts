/** Pure: what happens in a room while it is being furnished. */
import { furnitureByKey, type FurnitureKey } from '#shared/content/furniture.ts';
import {
  freePlace,
  hangsOnWall,
  MOST_PIECES,
  placeNear,
  placementProblem,
  type PlacedPiece,
  type PlacementProblem,
} from '#shared/content/homePlacement.ts';

/** A piece in the hand: one of the room, or a new one out of the drawer. */
export interface HeldPiece {
  /** Place in the list of pieces; null for a new one. */
  readonly index: number | null;
  readonly piece: PlacedPiece;
}

export interface Furnishing {
  readonly pieces: readonly PlacedPiece[];
  readonly held: HeldPiece | null;
  /** Earlier arrangements, the last one at the end, and those taken back. */
  readonly past: readonly (readonly PlacedPiece[])[];
  readonly future: readonly (readonly PlacedPiece[])[];
}

export type FurnishingAction =
  | { readonly type: 'lift'; readonly index: number }
  /** Out of the drawer; to a place, or to the free one nearest to it. */
  | { readonly type: 'take'; readonly furnitureKey: FurnitureKey; readonly near?: Point }
  | { readonly type: 'moveTo'; readonly x: number; readonly y: number }
  | { readonly type: 'moveBy'; readonly x: number; readonly y: number }
  | { readonly type: 'turn' }
  | { readonly type: 'putDown' }
  /** Lifts, turns and puts down, or away, one of the room in one step. */
  | { readonly type: 'turnAt' | 'putAwayAt'; readonly index: number }
  | { readonly type: 'putAway' }
  | { readonly type: 'giveBack' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

interface Point {
  readonly x: number;
  readonly y: number;
}

const MOST_STEPS = 30;

export const beginFurnishing = (pieces: readonly PlacedPiece[]): Furnishing => ({
  pieces,
  held: null,
  past: [],
  future: [],
});

/** The pieces that stay where they are while one is held. */
export const othersOf = ({ pieces, held }: Furnishing): readonly PlacedPiece[] =>
  pieces.filter((_piece, index) => index !== held?.index);

export const heldProblem = (state: Furnishing): PlacementProblem | null =>
  state.held && placementProblem(state.held.piece, othersOf(state));

export function furnish(state: Furnishing, action: FurnishingAction): Furnishing {
  const { pieces, held } = state;
  switch (action.type) {
    case 'lift': {
      const piece = pieces[action.index];
      return piece ? { ...state, held: { index: action.index, piece } } : state;
    }
    case 'take':
      return take(state, action.furnitureKey, action.near);
    case 'moveTo':
      return moveHeld(state, { x: action.x, y: action.y });
    case 'moveBy':
      return held ? moveHeld(state, { x: held.piece.x + action.x, y: held.piece.y + action.y }) : state;
    case 'turn':
      return held ? { ...state, held: { ...held, piece: turned(held.piece) } } : state;
    case 'putDown':
      return putDown(state);
    case 'turnAt':
      return change(
        state,
        pieces.map((piece, index) => (index === action.index ? turned(piece) : piece)),
      );
    case 'putAwayAt':
      return change(
        state,
        pieces.filter((_piece, index) => index !== action.index),
      );
    case 'putAway':
      return held ? change(state, othersOf(state)) : state;
    case 'giveBack':
      return held ? { ...state, held: null } : state;
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
  }
}

const turned = (piece: PlacedPiece): PlacedPiece => ({ ...piece, turned: !piece.turned });

function take(state: Furnishing, furnitureKey: FurnitureKey, near?: Point): Furnishing {
  const { pieces } = state;
  if (pieces.length >= MOST_PIECES) return state;
  const wished = near && placeNear(furnitureKey, near);
  // A piece hovers in the middle of the room and says so when every place is taken.
  const place = freePlace(furnitureKey, pieces, wished) ?? wished ?? placeNear(furnitureKey, MIDDLE);
  return { ...state, held: { index: null, piece: { furnitureKey, ...place, turned: false } } };
}

const MIDDLE: Point = { x: 640, y: 240 };

function moveHeld(state: Furnishing, { x, y }: Point): Furnishing {
  const { held } = state;
  if (!held) return state;
  const layer = furnitureByKey(held.piece.furnitureKey)?.layer;
  // The floor has one row.
  const row = layer && hangsOnWall(layer) ? y : 0;
  if (held.piece.x === x && held.piece.y === row) return state;
  return { ...state, held: { ...held, piece: { ...held.piece, x, y: row } } };
}

function putDown(state: Furnishing): Furnishing {
  const { pieces, held } = state;
  if (!held || heldProblem(state)) return state;
  if (held.index === null) return change(state, [...pieces, held.piece]);
  const before = pieces[held.index];
  const { x, y, turned: isTurned } = held.piece;
  if (before?.x === x && before.y === y && before.turned === isTurned) return { ...state, held: null };
  return change(
    state,
    pieces.map((piece, index) => (index === held.index ? held.piece : piece)),
  );
}

/** A new arrangement with nothing in the hand; the old one can be brought back. */
function change({ pieces, past }: Furnishing, next: readonly PlacedPiece[]): Furnishing {
  return { pieces: next, held: null, past: [...past, pieces].slice(-MOST_STEPS), future: [] };
}

function undo(state: Furnishing): Furnishing {
  const { pieces, held, past, future } = state;
  // A piece that is only held has not been placed yet: it goes back first.
  if (held) return { ...state, held: null };
  const before = past.at(-1);
  return before ? { pieces: before, held, past: past.slice(0, -1), future: [...future, pieces] } : state;
}

function redo(state: Furnishing): Furnishing {
  const { pieces, held, past, future } = state;
  const after = future.at(-1);
  if (held || !after) return state;
  return { pieces: after, held, past: [...past, pieces], future: future.slice(0, -1) };
}

/** Whether two arrangements look the same. */
export const isSameArrangement = (one: readonly PlacedPiece[], other: readonly PlacedPiece[]): boolean =>
  one.length === other.length &&
  one.every((piece, i) => {
    const twin = other[i];
    return (
      twin?.furnitureKey === piece.furnitureKey &&
      twin.x === piece.x &&
      twin.y === piece.y &&
      twin.turned === piece.turned
    );
  });

/** The pieces of another room that one has oneself, at the same places. */
export function ownedPieces(
  pieces: readonly PlacedPiece[],
  offers: readonly { readonly furnitureKey: string; readonly ownedCount: number }[],
): readonly PlacedPiece[] {
  const left = new Map(offers.map(({ furnitureKey, ownedCount }) => [furnitureKey, ownedCount]));
  return pieces.filter(({ furnitureKey }) => {
    const count = left.get(furnitureKey) ?? 0;
    left.set(furnitureKey, count - 1);
    return count > 0;
  });
}
