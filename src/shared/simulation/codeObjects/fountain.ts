import { assertCount, readNumber, readWhole } from './arguments.ts';
import { ofSeed, type CodeObjectRules } from './CodeObjectRules.ts';

const NUMBERS = [
  [3, 7, 5, 9, 4],
  [8, 2, 6, 1, 10],
  [5, 5, 1, 9, 7],
] as const satisfies readonly (readonly number[])[];
export const JETS = [0, 1, 2, 3, 4] as const;
const HIGHEST = 10;
const RISE_MS = 600;

/** Teaches iteration over a list: jets that follow their numbers. */
export const fountain: CodeObjectRules = {
  parts: (seed) => ({
    ...Object.fromEntries(JETS.map((jet) => [`jet.${jet}`, 0])),
    ...Object.fromEntries(JETS.map((jet) => [`number.${jet}`, ofSeed(NUMBERS, seed)[jet]])),
  }),
  commands: {
    numbers(run, args) {
      assertCount('numbers', args, 0);
      return JETS.map((jet) => run.number(`number.${jet}`));
    },
    jet(run, args) {
      assertCount('jet', args, 2);
      const jet = readWhole('jet', args[0], { what: '번호', min: 0, max: JETS.length - 1 });
      const height = readNumber('jet', args[1], { what: '높이', min: 0, max: HIGHEST });
      run.change(`jet.${jet}`, height, RISE_MS);
      run.pass(RISE_MS);
      return null;
    },
  },
  missing(run) {
    if (JETS.every((jet) => run.part(`jet.${jet}`) === 0)) return '물줄기가 아직 하나도 오르지 않았어요.';
    const wrong = JETS.find((jet) => run.part(`jet.${jet}`) !== run.part(`number.${jet}`));
    if (wrong === undefined) return null;
    const [height, wanted] = [run.number(`jet.${wrong}`), run.number(`number.${wrong}`)];
    return `${wrong}번 물줄기를 봐요. 수는 ${wanted}, 높이는 ${Math.round(height * 100) / 100}!`;
  },
};
