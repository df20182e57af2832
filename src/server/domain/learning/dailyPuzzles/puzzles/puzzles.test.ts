import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { compileBlocks } from '#shared/blocks/compileBlocks.ts';
import { DeviceEnd } from '#shared/code/device.ts';
import { stageDevice } from '#shared/code/stageDevice.ts';
import { PUZZLE_GAP } from '#shared/contract/learning/dailyPuzzles.ts';
import { stageLevelSchema } from '#shared/contract/learning/stages.ts';
import { daysLater } from '#shared/time/seoulTime.ts';
import type { StageLevel } from '#shared/simulation/stage/level.ts';
import { linesOf, sourceOf, textOf } from './describeProgram.ts';
import { PUZZLES_BY_WEEKDAY, puzzleOfDay } from './puzzleOfDay.ts';

const all = PUZZLES_BY_WEEKDAY.flatMap((puzzles, weekday) =>
  puzzles.map((puzzle) => ({ weekday, ...puzzle })),
);

/** The ending of a program on every variant, played by the engine of stages. */
function endings(level: StageLevel, code: string) {
  return level.variantList.map((_, index) => {
    const device = stageDevice({ level, seed: index + 1 });
    const commands = device.commands.map((name) => [
      name,
      (...args: Parameters<typeof device.call>[1]) => device.call(name, args, 1),
    ]);
    try {
      vm.runInNewContext(code, Object.fromEntries(commands), { timeout: 3000 });
    } catch (error) {
      if (!(error instanceof DeviceEnd)) return 'ERROR';
    }
    return device.outcome().ending;
  });
}

describe.each(all)('$weekday $title', (puzzle) => {
  const level = stageLevelSchema.parse(puzzle.level);

  it('is solved in every variant by exactly one choice', () => {
    const solving = puzzle.choices.map(({ filling }) =>
      endings(level, compileBlocks(sourceOf(puzzle, filling), 'JAVASCRIPT').code).every(
        (ending) => ending === 'GOAL',
      ),
    );
    expect(solving).toEqual(puzzle.choices.map((_, index) => index === puzzle.answer));
  });

  it('has four different chips, one gap, and few blocks', () => {
    expect(new Set(puzzle.choices.map(({ label }) => label)).size).toBe(4);
    const lines = linesOf(puzzle);
    expect(lines.flatMap(({ partList }) => partList).filter((part) => part === null)).toHaveLength(1);
    expect(lines.length).toBeLessThanOrEqual(7);
  });

  it.each(['JAVASCRIPT', 'PYTHON'] as const)('has one gap in %s, too', (language) => {
    const { code, gaps } = textOf(puzzle, language);
    expect(code.split(PUZZLE_GAP)).toHaveLength(2);
    const filled = code.replace(PUZZLE_GAP, gaps[puzzle.answer] ?? '');
    expect(filled).toBe(
      compileBlocks(sourceOf(puzzle, puzzle.choices[puzzle.answer]?.filling ?? 0), language).code,
    );
  });
});

it('passes two months without repetition, and begins anew with the same', () => {
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  const days = Array.from({ length: 60 }, (_, index) => daysLater('2026-11-01', index));
  expect(new Set(days.map(puzzleOfDay)).size).toBe(60);
  expect(puzzleOfDay('2026-11-26')).toBe(puzzleOfDay('2026-11-26'));
  expect(days.filter((day, index) => index > 6 && puzzleOfDay(day).concept === 'SEQUENCE')).toHaveLength(8);
});

it('writes a gap in words and in text', () => {
  const stairs = all.find(({ title }) => title === '계단을 올라 깃발까지!');
  if (!stairs) throw new Error('there are no stairs');
  expect(linesOf(stairs).map(({ depth, partList }) => [depth, ...partList])).toEqual([
    [0, null, '번 반복하기'],
    [1, '앞으로 1 칸 걷기'],
    [1, '점프하기'],
    [0, '앞으로 2 칸 걷기'],
  ]);
  expect(textOf(stairs, 'PYTHON').code).toContain(`range(${PUZZLE_GAP})`);
  expect(textOf(stairs, 'PYTHON').gaps).toEqual(['1', '2', '3', '4']);
});
