import { assertCount, readWhole } from './arguments.ts';
import { CodeObjectMisuse } from './CodeObjectMisuse.ts';
import { ofSeed, type CodeObjectRules } from './CodeObjectRules.ts';

/** The number on the ticket, and those on the balloons. */
const INPUTS = [
  { ticket: 42, numbers: [17, 8, 42, 23, 5, 31, 60] },
  { ticket: 9, numbers: [33, 71, 12, 54, 26, 80, 9] },
  { ticket: 28, numbers: [28, 64, 3, 19, 47, 55, 36] },
] as const satisfies readonly { readonly ticket: number; readonly numbers: readonly number[] }[];
const BALLOONS = [0, 1, 2, 3, 4, 5, 6] as const;
const READ_MS = 400;
const FLY_MS = 1500;

const readBalloon = (command: string, value: Parameters<typeof readWhole>[1]) =>
  readWhole(command, value, { what: '번호', min: 0, max: BALLOONS.length - 1 });

/** Teaches searching: the balloon of a ticket, one look after another. */
export const balloons: CodeObjectRules = {
  parts: (seed) => ({
    ...Object.fromEntries(BALLOONS.map((balloon) => [`balloon.${balloon}`, 0])),
    ...Object.fromEntries(BALLOONS.map((balloon) => [`number.${balloon}`, null])),
    ticket: ofSeed(INPUTS, seed).ticket,
  }),
  commands: {
    ticket(run, args) {
      assertCount('ticket', args, 0);
      return run.number('ticket');
    },
    number(run, args) {
      assertCount('number', args, 1);
      const balloon = readBalloon('number', args[0]);
      const number = ofSeed(INPUTS, run.seed).numbers[balloon] ?? 0;
      run.change(`number.${balloon}`, number);
      run.pass(READ_MS);
      return number;
    },
    release(run, args) {
      assertCount('release', args, 1);
      const balloon = readBalloon('release', args[0]);
      if (run.part(`balloon.${balloon}`) !== 0)
        throw new CodeObjectMisuse(`${balloon}번 풍선은 벌써 날아갔어요.`);
      run.change(`balloon.${balloon}`, 1, FLY_MS);
      run.pass(FLY_MS);
      return null;
    },
  },
  missing(run) {
    const { ticket, numbers } = ofSeed(INPUTS, run.seed);
    const flown = BALLOONS.filter((balloon) => run.part(`balloon.${balloon}`) === 1);
    if (flown.length === 0) return '풍선이 아직 하나도 날아가지 않았어요.';
    const wrong = flown.find((balloon) => numbers[balloon] !== ticket);
    if (wrong === undefined) return null;
    return `${wrong}번 풍선은 표의 수와 달라요. 표에 쓰인 수는 바로 ${ticket}!`;
  },
};
