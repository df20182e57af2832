import { describe, expect, it } from 'vitest';
import { MOST_PIECES, type PlacedPiece } from '#shared/content/homePlacement.ts';
import type { FurnitureKey } from '#shared/content/furniture.ts';
import {
  beginFurnishing,
  furnish,
  heldProblem,
  ownedPieces,
  type Furnishing,
  type FurnishingAction,
} from './furnishing.ts';

const at = (furnitureKey: FurnitureKey, x: number): PlacedPiece => ({ furnitureKey, x, y: 0, turned: false });
const BED = at('bed.wave', 0);
const PLANT = at('plant.kelp', 10);

const play = (actions: readonly FurnishingAction[], from: Furnishing = beginFurnishing([BED, PLANT])) =>
  actions.reduce(furnish, from);

describe('a piece in the hand', () => {
  it('moves by cells, stays on the floor, and is put down where it is free', () => {
    const state = play([
      { type: 'lift', index: 1 },
      { type: 'moveBy', x: 2, y: 0 },
      { type: 'moveBy', x: 0, y: -1 },
      { type: 'putDown' },
    ]);
    expect(state.pieces).toEqual([BED, at('plant.kelp', 12)]);
    expect(state.held).toBeNull();
  });

  it('stays in the hand where something else stands', () => {
    const state = play([{ type: 'lift', index: 1 }, { type: 'moveTo', x: 3, y: 0 }, { type: 'putDown' }]);
    expect(heldProblem(state)).toEqual({ kind: 'OVERLAP', furnitureKey: 'bed.wave' });
    expect(state.held?.piece.x).toBe(3);
    expect(furnish(state, { type: 'giveBack' }).pieces).toEqual([BED, PLANT]);
  });

  it('is turned, put away, or given back', () => {
    const lifted = play([{ type: 'lift', index: 0 }, { type: 'turn' }]);
    expect(furnish(lifted, { type: 'putDown' }).pieces[0]).toEqual({ ...BED, turned: true });
    expect(furnish(lifted, { type: 'putAway' }).pieces).toEqual([PLANT]);
    expect(furnish(lifted, { type: 'giveBack' })).toEqual(beginFurnishing([BED, PLANT]));
  });

  it('comes out of the drawer to a free place, unless the room is full', () => {
    const state = play([{ type: 'take', furnitureKey: 'sofa.shell' }]);
    expect(heldProblem(state)).toBeNull();
    expect(furnish(state, { type: 'putDown' }).pieces).toHaveLength(3);
    const full = beginFurnishing(Array.from({ length: MOST_PIECES }, (_, i) => at('ball.beach', i)));
    expect(furnish(full, { type: 'take', furnitureKey: 'sofa.shell' }).held).toBeNull();
  });
});

describe('taking back', () => {
  it('goes back and forth, and forgets the way forth after something new', () => {
    const gone = play([{ type: 'putAwayAt', index: 0 }]);
    const back = furnish(gone, { type: 'undo' });
    expect(back.pieces).toEqual([BED, PLANT]);
    expect(furnish(back, { type: 'redo' }).pieces).toEqual([PLANT]);
    const turned = furnish(back, { type: 'turnAt', index: 1 });
    expect(furnish(turned, { type: 'redo' })).toEqual(turned);
  });

  it('gives back what is held before it undoes anything', () => {
    const state = play([{ type: 'turnAt', index: 0 }, { type: 'lift', index: 1 }, { type: 'undo' }]);
    expect([state.held, state.past.length]).toEqual([null, 1]);
  });

  it('reaches thirty steps back', () => {
    const turns = Array.from({ length: 40 }, (): FurnishingAction => ({ type: 'turnAt', index: 0 }));
    expect(play(turns).past).toHaveLength(30);
  });

  it('is not needed for a piece that was put down where it was', () => {
    expect(play([{ type: 'lift', index: 0 }, { type: 'putDown' }]).past).toEqual([]);
  });
});

describe('the arrangement of another room', () => {
  it('is copied with the pieces that one has, and no more of them', () => {
    const room = [BED, PLANT, at('plant.kelp', 14)];
    const owned = (furnitureKey: FurnitureKey, ownedCount: number) => ({ furnitureKey, ownedCount });
    expect(ownedPieces(room, [owned('plant.kelp', 1), owned('bed.wave', 0)])).toEqual([PLANT]);
    expect(ownedPieces(room, [owned('plant.kelp', 5)])).toEqual([PLANT, at('plant.kelp', 14)]);
    expect(ownedPieces(room, [])).toEqual([]);
  });
});
