import { expect, it } from 'vitest';
import type { QuestGoal } from '#shared/contract/world/quests.ts';
import { goRoute, isChannelDomain } from './questPath.ts';

const goal = (path: string | null, completedCount: number): QuestGoal => ({
  goalName: '',
  actionType: path ? 'SOLVE_PROBLEM' : 'TALK',
  actionId: 1,
  goalCount: 1,
  completedCount,
  path,
});

it('goes by the first goal, whether or not it is reached', () => {
  expect(goRoute({ goalList: [goal('/a', 1), goal('/b', 0)] })).toBe('/a');
  expect(goRoute({ goalList: [goal(null, 1), goal('/b', 0)] })).toBe('/');
});

it('knows the domain of a channel', () => {
  expect(isChannelDomain('sea-school.example.kr', ['sea-school'])).toBe(true);
  expect(isChannelDomain('example.kr', ['sea-school'])).toBe(false);
});
