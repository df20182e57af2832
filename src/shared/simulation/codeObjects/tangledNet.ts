import { assertCount } from './arguments.ts';
import { ofSeed, type CodeObjectCommand } from './CodeObjectRules.ts';
import type { CodeObjectRun } from './CodeObjectRun.ts';
import type { PartValue } from './codeObjectTypes.ts';
import { failTurn, foeParts, winPhase, type FoePhaseNumber, type FoeRules } from './foeRun.ts';

interface Tangle {
  readonly phase: FoePhaseNumber;
  /** The knots of each row, from the top. */
  readonly knots: readonly number[];
}

/** The net of each seed: one for phase 1, one for phase 2, and those of phase 3, which no fixed plan answers. */
const TANGLES = [
  { phase: 1, knots: [2, 2] },
  { phase: 2, knots: [5, 5, 5, 5] },
  { phase: 3, knots: [3, 1, 4, 2] },
  { phase: 3, knots: [2, 5, 1, 3] },
  { phase: 3, knots: [4, 2, 3, 1] },
  { phase: 3, knots: [1, 3, 5, 2] },
] as const satisfies readonly Tangle[];

const MS = { pull: 500, row: 500 } as const;

const knotsOf = (seed: number): readonly number[] => ofSeed<Tangle>(TANGLES, seed).knots;

/** Teaches repetition within repetition: a net whose knots are undone row by row. */
export const tangledNet: FoeRules = {
  isOwnBody: true,
  turns: (seed) => knotsOf(seed).map(String),
  parts: (seed) => ({
    ...foeParts(ofSeed<Tangle>(TANGLES, seed).phase),
    row: 0,
    column: 0,
    pull: 0,
    ...Object.fromEntries(
      Array.from({ length: 4 }, (_, row): [string, PartValue] => [`left.${row}`, knotsOf(seed)[row] ?? null]),
    ),
  }),
  commands: {
    untie: (run, args) => act(run, args, 'untie', untie),
    nextRow: (run, args) => act(run, args, 'nextRow', goToNextRow),
    isKnot(run, args) {
      assertCount('isKnot', args, 0);
      return knotsLeft(run) > 0;
    },
  },
  missing(run) {
    const [missed, passed] = [run.part('missed'), run.number('passed')];
    if (typeof missed === 'number')
      return knotsLeft(run) > 0
        ? `${missed + 1}번째 줄에 매듭이 ${knotsLeft(run)}개 남았어요. 다 풀고 다음 줄로 가요.`
        : `${missed + 1}번째 줄에는 매듭이 더 없어요. 없는 매듭을 당기면 그물에 감겨요.`;
    const rows = knotsOf(run.seed).length;
    if (passed === rows) return null;
    if (run.number('begun') === 0) return '그물이 그대로예요. 첫 줄의 매듭부터 풀어요.';
    return `줄이 ${rows - passed}개 더 엉켜 있어요. 끝까지 풀어 봐요.`;
  },
};

const knotsLeft = (run: CodeObjectRun): number => run.number(`left.${run.number('row')}`);

function act(
  run: CodeObjectRun,
  args: Parameters<CodeObjectCommand>[1],
  name: string,
  how: (run: CodeObjectRun, row: number) => void,
): null {
  assertCount(name, args, 0);
  if (run.number('begun') === 0) run.change('begun', 1);
  how(run, run.number('row'));
  return null;
}

function untie(run: CodeObjectRun, row: number): void {
  run.change('pull', 1, MS.pull);
  run.pass(MS.pull);
  run.change('pull', 0);
  const left = knotsLeft(run) - 1;
  if (left < 0) return failTurn(run, row);
  run.change(`left.${row}`, left);
  run.change('column', run.number('column') + 1);
  if (left > 0) return;
  run.change('passed', row + 1);
  if (row + 1 === knotsOf(run.seed).length) winPhase(run);
}

function goToNextRow(run: CodeObjectRun, row: number): void {
  if (knotsLeft(run) > 0) return failTurn(run, row);
  run.change('column', 0);
  run.change('row', row + 1, MS.row);
  run.pass(MS.row);
  run.change('begun', row + 2);
}
