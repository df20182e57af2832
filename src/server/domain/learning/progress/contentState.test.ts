import { expect, it } from 'vitest';
import type { CellState } from '#shared/contract/learning/classProgress.ts';
import { lessonState } from './contentState.ts';

it.each<[CellState[], CellState]>([
  [[], 'NONE'],
  [['NONE', 'NONE'], 'NONE'],
  [['PASSED', 'NONE'], 'DOING'],
  [['DOING', 'NONE'], 'DOING'],
  [['PASSED', 'SUBMITTED'], 'SUBMITTED'],
  [['PASSED', 'PASSED'], 'PASSED'],
  [['PASSED', 'FEEDBACK'], 'FEEDBACK'],
])('contents that are %j make a lesson that is %s', (states, lesson) =>
  expect(lessonState(states)).toBe(lesson),
);
