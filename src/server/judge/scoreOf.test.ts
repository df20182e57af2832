import { expect, it } from 'vitest';
import { scoreOf } from './judgeCases.ts';

const SUBTASKS = [
  { points: 30, cases: [0, 1] },
  { points: 70, cases: [2] },
];

it('gives the points of a subtask only when all of its cases passed', () => {
  const at = (index: number, verdict: 'AC' | 'WA') => ({ index, verdict });
  expect(scoreOf(SUBTASKS, [at(0, 'AC'), at(1, 'AC'), at(2, 'AC')])).toBe(100);
  expect(scoreOf(SUBTASKS, [at(0, 'AC'), at(1, 'WA'), at(2, 'AC')])).toBe(70);
  expect(scoreOf(SUBTASKS, [at(0, 'AC'), at(1, 'AC')])).toBe(30);
  expect(scoreOf(SUBTASKS, [])).toBe(0);
});
