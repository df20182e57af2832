import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageStates } from './LanguageStates.ts';
import { UntestedError } from './selfTest.ts';
import { WorkerLostError } from './WorkerProcess.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened() {
  const logged: string[] = [];
  const note = (_fields: object, message: string) => void logged.push(message);
  return { states: new LanguageStates({ info: note, warn: note, error: note }), logged };
}

/** Fails a number of times, each time with a new error. */
function failing(times: number, errorOf: () => Error) {
  let tries = 0;
  return {
    tries: () => tries,
    test: async () => {
      tries += 1;
      if (tries <= times) throw errorOf();
    },
  };
}

it('tests a language again whose worker was lost on the way', async () => {
  const { states, logged } = opened();
  const python = failing(1, () => new UntestedError('killed'));
  await states.open('PYTHON', python.test);
  expect([states.all.PYTHON, python.tries(), logged]).toEqual(['ready', 2, []]);
  const javaScript = failing(2, () => new WorkerLostError('no greeting'));
  await states.open('JAVASCRIPT', javaScript.test);
  expect([states.all.JAVASCRIPT, javaScript.tries()]).toEqual(['ready', 3]);
});

it('switches a language off that judges wrongly at once, and one that cannot be tested after three times', async () => {
  const { states, logged } = opened();
  const wrong = failing(9, () => new Error('1 + 1 was judged WA'));
  await states.open('PYTHON', wrong.test);
  const lost = failing(9, () => new UntestedError('killed'));
  await states.open('JAVASCRIPT', lost.test);
  expect(states.all).toEqual({ JAVASCRIPT: 'off', PYTHON: 'off' });
  expect([wrong.tries(), lost.tries(), logged.length]).toEqual([1, 3, 2]);
});

it('tests one that is off for a lost worker again after a while, and one that judged wrongly never', async () => {
  const { states } = opened();
  const lost = failing(4, () => new WorkerLostError('killed'));
  const wrong = failing(1, () => new Error('1 + 1 was judged WA'));
  await states.open('PYTHON', lost.test);
  await states.open('JAVASCRIPT', wrong.test);
  expect(states.all).toEqual({ JAVASCRIPT: 'off', PYTHON: 'off' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.all).toEqual({ JAVASCRIPT: 'off', PYTHON: 'ready' });
  expect([lost.tries(), wrong.tries()]).toEqual([5, 1]);
});

it('tests nothing again once it is closed', async () => {
  const { states } = opened();
  const python = failing(9, () => {
    states.close();
    return new UntestedError('killed');
  });
  await states.open('PYTHON', python.test);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(python.tries()).toBe(1);
});
