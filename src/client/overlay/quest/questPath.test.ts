import { expect, it } from 'vitest';
import type { QuestGoal } from '#shared/contract/quests.ts';
import { questPath } from './questPath.ts';

const goal = (path: string | null, completedCount: number): QuestGoal => ({
  goalName: '',
  actionType: path ? 'SOLVE_PROBLEM' : 'TALK',
  actionId: 1,
  goalCount: 1,
  completedCount,
  path,
});

it('leads to the first goal that is still open', () => {
  expect(questPath({ goalList: [goal('/a', 0), goal('/b', 0)] })).toBe('/a');
  expect(questPath({ goalList: [goal('/a', 1), goal('/b', 0)] })).toBe('/b');
});

it('leads nowhere when the open goal is reached on foot, or none is open', () => {
  expect(questPath({ goalList: [goal(null, 0), goal('/b', 0)] })).toBeNull();
  expect(questPath({ goalList: [goal('/a', 1)] })).toBeNull();
});
