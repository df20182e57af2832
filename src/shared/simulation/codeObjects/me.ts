import { assertCount, readWhole } from './arguments.ts';
import { CodeObjectMisuse } from './CodeObjectMisuse.ts';
import { ofSeed, type CodeObjectRules } from './CodeObjectRules.ts';
import type { CodeObjectRun } from './CodeObjectRun.ts';
import { ME_CELLS } from './mePath.ts';

/** The cells of the shells by seed: the first path has one, the second a row of them. */
const SHELLS = [[2], [1, 2, 3, 4]] as const;
const STEP_MS = 620;
const TAKE_MS = 560;

/** Teaches the order of commands, and repetition: a short path on which the child's own avatar picks up shells. */
export const me: CodeObjectRules = {
  parts: (seed) => ({
    'me.x': 0,
    waves: 0,
    ...Object.fromEntries(
      Array.from({ length: ME_CELLS }, (_, cell) => [shellAt(cell), isShellAt(seed, cell) ? 1 : 0]),
    ),
  }),
  commands: {
    walk(run, args) {
      const count = args.length === 0 ? 1 : walked(args);
      for (let step = 0; step < count && !run.isOver; step += 1) walkOne(run);
      return null;
    },
    take(run, args) {
      assertCount('take', args, 0);
      const cell = run.number('me.x');
      if (run.part(shellAt(cell)) !== 1)
        throw new CodeObjectMisuse('여기에는 조개가 없어요. 조개가 있는 칸까지 걸어가서 주워요.');
      run.change(shellAt(cell), 0);
      run.change('waves', run.number('waves') + 1);
      run.pass(TAKE_MS);
      return null;
    },
  },
  missing(run) {
    const left = Array.from({ length: ME_CELLS }, (_, cell) => run.part(shellAt(cell))).filter(
      (shell) => shell === 1,
    ).length;
    if (left === 0) return null;
    if (run.number('me.x') === 0) return '아직 걷지 않았어요. 조개가 있는 칸까지 걸어가 봐요.';
    return run.number('waves') === 0
      ? '조개 앞까지 왔나요? 조개가 있는 칸에서 「조개 줍기」를 해 봐요.'
      : `조개가 아직 ${left}개 남았어요. 같은 일을 몇 번 더 하면 될까요?`;
  },
};

function walked(args: Parameters<typeof assertCount>[1]): number {
  assertCount('walk', args, 1);
  return readWhole('walk', args[0], { what: '칸', min: 0, max: 20 });
}

function walkOne(run: CodeObjectRun): void {
  const next = run.number('me.x') + 1;
  if (next >= ME_CELLS) throw new CodeObjectMisuse('길은 여기까지예요. 더 앞으로는 갈 수 없어요.');
  run.change('me.x', next, STEP_MS);
  run.pass(STEP_MS);
}

const shellAt = (cell: number) => `shell.${cell}`;
const isShellAt = (seed: number, cell: number) => ofSeed<readonly number[]>(SHELLS, seed).includes(cell);
