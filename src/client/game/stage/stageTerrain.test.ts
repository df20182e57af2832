import { describe, expect, it } from 'vitest';
import { gapColumns, groundRuns } from './stageTerrain.ts';

const ground = (...rows: string[]) => rows.map((row) => row.split('').map((mark) => mark === '#'));

describe('the ground of a level', () => {
  it('is cut at gaps, and goes on beyond the edges', () => {
    const runs = groundRuns(ground('.....', '##.##', '##.##'));
    expect(runs).toEqual([
      { column: 0, row: 1, length: 2, depth: null, openLeft: true, openRight: false },
      { column: 3, row: 1, length: 2, depth: null, openLeft: false, openRight: true },
    ]);
  });

  it('has a run for every height and knows ledges with water below', () => {
    const runs = groundRuns(ground('.##..', '...#.', '.....', '#####'));
    expect(runs.map(({ column, row, length, depth }) => [column, row, length, depth])).toEqual([
      [1, 0, 2, 1],
      [3, 1, 1, 1],
      [0, 3, 5, null],
    ]);
  });

  it('has gaps where nothing reaches the foot', () => {
    expect(gapColumns(ground('#....', '##.#.'))).toEqual([2, 4]);
  });
});
