import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { blockOfType } from '#shared/blocks/catalogue.ts';
import { countBlocks } from '#shared/blocks/countBlocks.ts';
import { DeviceEnd } from '#shared/code/device.ts';
import { stageDevice } from '#shared/code/stageDevice.ts';
import { stageLevelSchema } from '#shared/contract/learning/stages.ts';
import { STAGE_THEMES, STAGES_OF_THEME, type StageLevel } from '#shared/simulation/stage/level.ts';
import { STAGE_COURSE } from './stageCourse.ts';

const stages = STAGE_COURSE.lessons.flatMap(({ problems }) => problems);

/** The program on one seed; JavaScript alone, since blocks and Python say the same. */
function run(level: StageLevel, seed: number, source: string) {
  const device = stageDevice({ level, seed });
  const commands = device.commands.map((name) => [
    name,
    (...args: Parameters<typeof device.call>[1]) => device.call(name, args, 1),
  ]);
  try {
    vm.runInNewContext(source, Object.fromEntries(commands), { timeout: 3000 });
  } catch (error) {
    if (!(error instanceof DeviceEnd)) return { ...device.outcome(), ending: 'ERROR' as const };
  }
  return device.outcome();
}

const runAll = (level: StageLevel, source: string) =>
  level.variantList.map((_, index) => run(level, index + 1, source));

it('has nine stages of each theme along the road', () => {
  const places = stages.map(({ stage }) => [stage?.theme, stage?.order]);
  expect(places).toEqual(
    STAGE_THEMES.flatMap((theme) =>
      Array.from({ length: STAGES_OF_THEME }, (_, index) => [theme, index + 1]),
    ),
  );
});

describe.each(stages)('$id $title', ({ stage, programs, content, hints }) => {
  const level = stageLevelSchema.parse(stage);
  const javascript = programs.JAVASCRIPT;

  it('is solved on every seed with all three stars, which are not given away', () => {
    const outcomes = runAll(level, javascript?.solution ?? '');
    expect(outcomes.map(({ ending }) => ending)).toEqual(level.variantList.map(() => 'GOAL'));
    expect(countBlocks(programs.BLOCKS?.solution ?? '')).toBe(level.blockLimit);
    expect(Math.max(...outcomes.map(({ stepCount }) => stepCount))).toBe(level.stepLimit);
  });

  it('is not solved by its starter code or by typical wrong programs', () => {
    const { starterCode = '', wrongAnswers = [], crashes = [] } = javascript ?? {};
    const typical = [...wrongAnswers, ...crashes];
    expect(typical).toHaveLength(2);
    for (const wrong of [starterCode, ...typical])
      expect(
        runAll(level, wrong).some(({ ending }) => ending !== 'GOAL'),
        wrong,
      ).toBe(true);
  });

  it('says in two short sentences what to do, in three languages, with three hints', () => {
    expect(content.split(/[.!?]\s*/u).filter(Boolean).length).toBeLessThanOrEqual(2);
    expect(content.length).toBeLessThanOrEqual(60);
    expect(Object.keys(programs).toSorted()).toEqual(['BLOCKS', 'JAVASCRIPT', 'PYTHON']);
    expect(hints).toHaveLength(3);
  });

  it('offers every block that its solution needs, and none that is unknown', () => {
    for (const type of level.toolbox) expect(blockOfType(type), type).toBeDefined();
    const used = new Set(
      [...(programs.BLOCKS?.solution ?? '').matchAll(/"type":"(\w+)"/gu)].map(([, type]) => type ?? ''),
    );
    const bySelf = ['start', 'number', 'text', 'color'];
    expect([...used].filter((type) => !bySelf.includes(type) && !level.toolbox.includes(type))).toEqual([]);
  });
});

it('the first stage is solved with three blocks', () => {
  expect(stages[0]?.stage?.blockLimit).toBe(3);
});
