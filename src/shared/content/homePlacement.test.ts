import { describe, expect, it } from 'vitest';
import { FURNITURE, furnitureByKey, type FurnitureKey } from './furniture.ts';
import {
  anchorOf,
  arrangementProblem,
  freePlace,
  hangsOnWall,
  HOME_GRID,
  MOST_PIECES,
  placementProblem,
  placeNear,
  type PlacedPiece,
} from './homePlacement.ts';

const at = (furnitureKey: FurnitureKey, x: number, y = 0): PlacedPiece => ({
  furnitureKey,
  x,
  y,
  turned: false,
});

describe('a place', () => {
  it('is on the boards between the walls', () => {
    expect(placementProblem(at('bed.wave', 0), [])).toBeNull();
    expect(placementProblem(at('bed.wave', HOME_GRID.columns - 6), [])).toBeNull();
    for (const outside of [at('bed.wave', -1), at('bed.wave', HOME_GRID.columns - 5), at('bed.wave', 4, 1)])
      expect(placementProblem(outside, [])).toEqual({ kind: 'OUTSIDE' });
  });

  it('is under the vault, which is narrower at the top', () => {
    expect(placementProblem(at('clock.star', 0, 4), [])).toEqual({ kind: 'OUTSIDE' });
    expect(placementProblem(at('clock.star', 1, 4), [])).toBeNull();
    expect(placementProblem(at('clock.star', 6, 0), [])).toEqual({ kind: 'OUTSIDE' });
    expect(placementProblem(at('clock.star', 7, 0), [])).toBeNull();
    expect(placementProblem(at('clock.star', 12, 5), [])).toEqual({ kind: 'OUTSIDE' });
  });

  it('is free of pieces of the same layer only', () => {
    const others = [at('sofa.shell', 5), at('rug.round', 3)];
    expect(placementProblem(at('plant.kelp', 8), others)).toEqual({
      kind: 'OVERLAP',
      furnitureKey: 'sofa.shell',
    });
    expect(placementProblem(at('plant.kelp', 9), others)).toBeNull();
    expect(placementProblem(at('stool.coral', 6), others)).toBeNull();
    expect(placementProblem(at('bunting.flags', 8, 1), [at('window.porthole', 8, 1)])).toBeNull();
  });

  it('is found again from its anchor, for every piece', () => {
    for (const { key, layer } of FURNITURE) {
      const piece = at(key, 8, hangsOnWall(layer) ? 1 : 0);
      expect(placeNear(key, anchorOf(piece)), key).toEqual({ x: piece.x, y: piece.y });
    }
  });
});

describe('a free place', () => {
  it('exists in an empty room for every piece', () => {
    for (const { key } of FURNITURE) expect(freePlace(key, []), key).not.toBeNull();
  });

  it('is the nearest one, and null in a full row', () => {
    expect(freePlace('plant.kelp', [at('sofa.shell', 10)], { x: 12, y: 0 })).toEqual({ x: 14, y: 0 });
    const row = Array.from({ length: 12 }, (_, i) => at('plant.kelp', i * 2));
    expect(freePlace('plant.kelp', row, { x: 3, y: 0 })).toBeNull();
  });
});

describe('an arrangement', () => {
  const plenty = () => MOST_PIECES + 1;

  it('has at most 40 pieces, and none that is not owned', () => {
    const balls = Array.from({ length: MOST_PIECES + 1 }, (_, i) => at('ball.beach', i));
    expect(arrangementProblem(balls, plenty)).toEqual({ kind: 'TOO_MANY' });
    expect(arrangementProblem([at('bed.wave', 0), at('bed.wave', 9)], () => 1)).toEqual({
      kind: 'NOT_OWNED',
      furnitureKey: 'bed.wave',
    });
    expect(arrangementProblem([at('bed.wave', 0), at('bed.wave', 9)], () => 2)).toBeNull();
  });

  it('names the piece that is wrong', () => {
    expect(arrangementProblem([at('bed.wave', 0), at('sofa.shell', 3)], plenty)).toEqual({
      kind: 'OVERLAP',
      furnitureKey: 'bed.wave',
      index: 1,
    });
  });
});

it('every key names one piece', () => {
  expect(new Set(FURNITURE.map(({ key }) => key)).size).toBe(FURNITURE.length);
  expect(furnitureByKey('throne')).toBeUndefined();
});
