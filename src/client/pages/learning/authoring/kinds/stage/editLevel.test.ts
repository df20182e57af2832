import { expect, it } from 'vitest';
import { stageLevelSchema } from '#shared/contract/learning/stages.ts';
import {
  changeLayout,
  layoutOfSea,
  paint,
  resize,
  setOwn,
  setSeaCount,
  shuffleSea,
  type DraftLevel,
} from './editLevel.ts';

const level: DraftLevel = {
  ...{ theme: 'PATH', facing: 'RIGHT', fallEnds: false },
  rows: ['......', '.S.oF.', '######'],
  ...{ signs: {}, friends: [], gates: {}, goals: [{ kind: 'FLAG' }], variantList: [{}, {}, {}] },
  ...{ blockLimit: 3, stepLimit: 3, toolbox: ['walk'] },
};
const rowsOf = (of: DraftLevel, sea: number) => layoutOfSea(of, sea).rows;

it('paints in all seas that share the map, and in one that has its own', () => {
  const gap = paint(level, 0, [{ column: 2, row: 2 }], '.');
  expect(rowsOf(gap, 2)).toEqual(['......', '.S.oF.', '##.###']);
  const own = paint(setOwn(gap, 1, ['rows'], true), 1, [{ column: 3, row: 2 }], '.');
  expect([rowsOf(own, 0)[2], rowsOf(own, 1)[2]]).toEqual(['##.###', '##..##']);
  expect(rowsOf(setOwn(own, 1, ['rows'], false), 1)).toEqual(rowsOf(own, 0));
  expect(paint(level, 0, [{ column: 9, row: 9 }], '#')).toBe(level);
});

it('keeps one start, one flag and one of each friend', () => {
  const moved = paint(
    level,
    0,
    [
      { column: 0, row: 1 },
      { column: 2, row: 1 },
    ],
    'S',
  );
  expect(rowsOf(moved, 0)[1]).toBe('..SoF.');
  const friends = paint(paint(level, 0, [{ column: 0, row: 1 }], '2'), 0, [{ column: 5, row: 1 }], '2');
  expect(rowsOf(friends, 0)[1]).toBe('.S.oF2');
  expect(friends.friends).toHaveLength(2);
});

it('a new sign and a new door have something that holds of them', () => {
  const signed = paint(paint(level, 0, [{ column: 2, row: 1 }], 'A'), 0, [{ column: 5, row: 1 }], 'V');
  expect(signed).toMatchObject({ signs: { A: 3 }, gates: { V: { kind: 'SHELLS', count: 1 } } });
  expect(stageLevelSchema.safeParse({ ...signed, order: 0 }).success).toBe(true);
});

it('grows at the top and at the right in every sea, within the limits', () => {
  const own = setOwn(level, 1, ['rows'], true);
  const larger = resize(own, { columns: 8, rows: 4 });
  expect(rowsOf(larger, 1)).toEqual(['........', '........', '.S.oF...', '########']);
  expect(rowsOf(resize(larger, { columns: 1, rows: 99 }), 0)).toHaveLength(12);
  expect(rowsOf(resize(larger, { columns: 1, rows: 3 }), 0)[2]).toBe('#####');
});

it('shuffles one sea without losing a shell or changing the others', () => {
  const signed = changeLayout(level, 0, { signs: { A: 3 } });
  const numbers = [0.9, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6];
  const shuffled = shuffleSea(signed, 2, () => numbers.shift() ?? 0.99);
  expect(rowsOf(shuffled, 2).join('').split('o')).toHaveLength(2);
  expect(rowsOf(shuffled, 0)).toEqual(level.rows);
  expect(layoutOfSea(shuffled, 2).signs).not.toEqual({ A: 3 });
  expect(setSeaCount(shuffled, 4).variantList[3]).toEqual(shuffled.variantList[2]);
});
