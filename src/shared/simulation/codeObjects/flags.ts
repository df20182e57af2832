import { assertCount, readWhole } from './arguments.ts';
import { ofSeed, type CodeObjectRules } from './CodeObjectRules.ts';
import type { CodeObjectRun } from './CodeObjectRun.ts';

const NUMBERS = [
  [5, 2, 9, 1, 7],
  [3, 8, 6, 4, 2],
  [9, 7, 5, 3, 1],
] as const satisfies readonly (readonly number[])[];
const FLAGS = [0, 1, 2, 3, 4] as const;
const SWAP_MS = 700;

const numberAt = (run: CodeObjectRun, flag: number) => Number(run.part(`flag.${flag}`));
const readFlag = (command: string, value: Parameters<typeof readWhole>[1]) =>
  readWhole(command, value, { what: '번호', min: 0, max: FLAGS.length - 1 });

/** Teaches sorting: flags in order, the smaller to the front. */
export const flags: CodeObjectRules = {
  parts: (seed) =>
    Object.fromEntries(FLAGS.map((flag) => [`flag.${flag}`, String(ofSeed(NUMBERS, seed)[flag])])),
  commands: {
    number(run, args) {
      assertCount('number', args, 1);
      return numberAt(run, readFlag('number', args[0]));
    },
    swap(run, args) {
      assertCount('swap', args, 2);
      const [one, other] = [readFlag('swap', args[0]), readFlag('swap', args[1])];
      const [first, second] = [run.part(`flag.${one}`), run.part(`flag.${other}`)];
      run.change(`flag.${one}`, second, SWAP_MS);
      run.change(`flag.${other}`, first, SWAP_MS);
      run.pass(SWAP_MS);
      return null;
    },
  },
  missing(run) {
    const wrong = FLAGS.find(
      (flag) => flag + 1 < FLAGS.length && numberAt(run, flag) > numberAt(run, flag + 1),
    );
    return wrong === undefined ? null : `${wrong}번 깃발의 수가 ${wrong + 1}번보다 커요. 둘을 바꾸어요.`;
  },
};
