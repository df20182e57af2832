import { assertCount, readWhole } from './arguments.ts';
import { CodeObjectMisuse } from './CodeObjectMisuse.ts';
import { ofSeed, type CodeObjectRules } from './CodeObjectRules.ts';
import type { CodeObjectRun } from './CodeObjectRun.ts';

/** Points of each round. */
const ROUNDS: readonly (readonly number[])[] = [
  [3, 5, 2],
  [10, 4, 7, 1],
  [6, 6, 0, 9, 8],
];
const MOST = 999;
const READ_MS = 500;

const pointsOf = ({ seed }: CodeObjectRun): readonly number[] => ofSeed(ROUNDS, seed);

/** Teaches sums: a board that adds scores up. */
export const scoreboard: CodeObjectRules = {
  parts: () => ({ total: null, round: null, score: null }),
  commands: {
    rounds(run, args) {
      assertCount('rounds', args, 0);
      return pointsOf(run).length;
    },
    score(run, args) {
      assertCount('score', args, 1);
      const points = pointsOf(run);
      const round = readWhole('score', args[0], { what: '번호', min: 0, max: MOST });
      const score = points[round];
      if (score === undefined)
        throw new CodeObjectMisuse(
          `경기는 ${points.length}번이에요. 번호는 0부터 ${points.length - 1}까지예요.`,
        );
      run.change('round', round);
      run.change('score', score);
      run.pass(READ_MS);
      return score;
    },
    show(run, args) {
      assertCount('show', args, 1);
      run.change('total', readWhole('show', args[0], { what: '점수', min: 0, max: MOST }));
      run.pass(READ_MS);
      return null;
    },
  },
  missing(run) {
    const total = run.part('total');
    if (total === null) return '점수판이 아직 비어 있어요.';
    const sum = pointsOf(run).reduce((one, other) => one + other, 0);
    return total === sum ? null : `점수판은 ${total}점이에요. 모든 경기의 점수를 더했는지 살펴봐요.`;
  },
};
