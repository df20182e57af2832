import { assertCount } from './arguments.ts';
import { CodeObjectMisuse } from './CodeObjectMisuse.ts';
import { ofSeed, type CodeObjectRules } from './CodeObjectRules.ts';
import type { CodeObjectRun } from './CodeObjectRun.ts';

/** Shells of the visitors, in their order. */
const VISITORS = [
  [12, 5, 10, 9, 15],
  [3, 10, 20, 7, 11],
  [10, 0, 4, 18, 9],
] as const satisfies readonly (readonly number[])[];
const GUESTS = [0, 1, 2, 3, 4] as const;
const FEE = 10;
const STEP_MS = 500;
const SWING_MS = 500;

/** Teaches if and else: a gate that admits visitors with enough shells. */
export const gate: CodeObjectRules = {
  parts: () => ({
    gate: 0,
    visitor: null,
    waiting: GUESTS.length,
    inside: 0,
    ...Object.fromEntries(GUESTS.map((guest) => [`guest.${guest}`, null])),
  }),
  commands: {
    ask(run, args) {
      assertCount('ask', args, 0);
      if (run.part('visitor') !== null) sendAway(run);
      const waiting = run.number('waiting');
      if (waiting === 0) throw new CodeObjectMisuse('이제 기다리는 손님이 없어요. 손님은 다섯 명이에요.');
      const shells = ofSeed(VISITORS, run.seed)[GUESTS.length - waiting] ?? 0;
      run.change('waiting', waiting - 1);
      run.change('visitor', shells);
      run.pass(STEP_MS);
      return shells;
    },
    open(run, args) {
      assertCount('open', args, 0);
      assertVisitor(run);
      run.change('gate', 1, SWING_MS);
      run.pass(SWING_MS);
      run.change(guestOf(run), 'in');
      run.change('visitor', null);
      run.change('inside', run.number('inside') + 1);
      run.pass(STEP_MS);
      run.change('gate', 0, SWING_MS);
      run.pass(SWING_MS);
      return null;
    },
    close(run, args) {
      assertCount('close', args, 0);
      assertVisitor(run);
      sendAway(run);
      return null;
    },
  },
  missing(run) {
    const waiting = run.number('waiting');
    if (waiting > 0) return `아직 손님 ${waiting}명이 기다려요.`;
    const visitors = ofSeed(VISITORS, run.seed);
    for (const guest of GUESTS) {
      const shells = visitors[guest];
      const isIn = run.part(`guest.${guest}`) === 'in';
      if (shells >= FEE && !isIn) return `조개가 ${shells}개인 손님이 못 들어갔어요. 열 개부터 들어가요.`;
      if (shells < FEE && isIn) return `조개가 ${shells}개뿐인 손님이 들어갔어요. 열 개부터 들어가요.`;
    }
    return null;
  },
};

/** The part of the visitor in front of the gate. */
const guestOf = (run: CodeObjectRun) => `guest.${GUESTS.length - 1 - run.number('waiting')}`;

function assertVisitor(run: CodeObjectRun): void {
  if (run.part('visitor') === null)
    throw new CodeObjectMisuse('문 앞에 아무도 없어요. 먼저 ask()로 손님을 맞아요.');
}

function sendAway(run: CodeObjectRun): void {
  run.change(guestOf(run), 'out');
  run.change('visitor', null);
  run.pass(STEP_MS);
}
