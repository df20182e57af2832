import { describe, expect, it } from 'vitest';
import { areaOf, cellsOf, dragReducer, isWithin, type Cell } from './slotDrag.ts';

const at = (column: number, row: number): Cell => ({ column, row });

describe('a drag', () => {
  it('is decided by its first slot', () => {
    expect(dragReducer(null, { type: 'press', cell: at(1, 2), isOpen: true })?.toOpen).toBe(false);
    expect(dragReducer(null, { type: 'press', cell: at(1, 2), isOpen: false })?.toOpen).toBe(true);
  });

  it('goes in any direction, and back', () => {
    const pressed = dragReducer(null, { type: 'press', cell: at(3, 10), isOpen: true });
    const up = dragReducer(pressed, { type: 'move', cell: at(2, 8) });
    expect(up && areaOf(up)).toEqual({ left: 2, right: 3, top: 8, bottom: 10 });
    expect(up && cellsOf(up)).toHaveLength(6);
    expect(isWithin(up, at(2, 9))).toBe(true);
    expect(isWithin(up, at(4, 9))).toBe(false);
    const back = dragReducer(up, { type: 'move', cell: at(3, 10) });
    expect(back && cellsOf(back)).toEqual([at(3, 10)]);
  });

  it('ends, and what moves without it is none', () => {
    const pressed = dragReducer(null, { type: 'press', cell: at(0, 0), isOpen: true });
    expect(dragReducer(pressed, { type: 'end' })).toBeNull();
    expect(dragReducer(null, { type: 'move', cell: at(1, 1) })).toBeNull();
    expect(isWithin(null, at(0, 0))).toBe(false);
  });
});
