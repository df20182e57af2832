import { expect, it } from 'vitest';
import { blockOfType } from '#shared/blocks/catalogue.ts';
import { OWN_GOALS, type OwnBoard } from '#shared/contract/learning/ownStages.ts';
import { stageLevelSchema } from '#shared/contract/learning/stages.ts';
import { faultsOfBoard, FIRST_BOARD, isSameBoard, levelOfBoard, paintBoard } from './ownBoard.ts';

const bare = (...lowest: string[]): OwnBoard => ({
  theme: 'PATH',
  goal: 'FLAG',
  rows: [...Array.from({ length: 8 - lowest.length }, () => '............'), ...lowest],
});
const GROUND = '############';

it('says what a board lacks, in the order in which a child would mend it', () => {
  expect(faultsOfBoard(FIRST_BOARD)).toEqual([]);
  expect(faultsOfBoard(bare())).toEqual(['noStart', 'noFlag']);
  expect(faultsOfBoard(bare('S........F..'))).toEqual(['startFloats']);
  expect(faultsOfBoard(bare('S.S......F..', GROUND))).toEqual(['twice']);
  expect(faultsOfBoard({ ...bare('S...........', GROUND), goal: 'SHELLS' })).toEqual(['noShell']);
  expect(faultsOfBoard({ ...bare('S...........', GROUND), goal: 'LAMPS' })).toEqual(['noLamp']);
  expect(faultsOfBoard(bare('S..V..W..F..', GROUND))).toEqual(['shellDoor', 'friendDoor']);
});

it.each(OWN_GOALS)('a board without faults is a level that can be played: %s', (goal) => {
  const board = { ...bare('S.o1.VyyW.F.', GROUND), goal };
  expect(faultsOfBoard(board)).toEqual([]);
  const parsed = stageLevelSchema.safeParse(levelOfBoard(board));
  expect(parsed.error?.issues ?? []).toEqual([]);
});

it('offers blocks that there are', () => {
  const { toolbox } = levelOfBoard(FIRST_BOARD);
  expect(toolbox.filter((type) => blockOfType(type) === undefined)).toEqual([]);
});

it('moves what there is one of, and leaves a board alone that does not change', () => {
  const moved = paintBoard(FIRST_BOARD, [{ column: 3, row: 5 }], 'S');
  expect(moved.rows[5]).toBe('...S......F.');
  expect(paintBoard(moved, [{ column: 3, row: 5 }], 'S')).toBe(moved);
  expect(paintBoard(moved, [{ column: 99, row: 5 }], 'o')).toBe(moved);
  expect(isSameBoard(moved, FIRST_BOARD)).toBe(false);
  expect(isSameBoard(structuredClone(moved), moved)).toBe(true);
});
