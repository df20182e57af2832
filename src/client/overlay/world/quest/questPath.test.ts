import { expect, it } from 'vitest';
import { questGoal } from '#client/testSupport/samples.ts';
import { goRoute, isChannelDomain } from './questPath.ts';

const goal = (path: string | null, completedCount: number) =>
  questGoal({ actionType: path ? 'SOLVE_PROBLEM' : 'TALK', completedCount, path });

it('goes by the first goal, whether or not it is reached', () => {
  expect(goRoute({ goalList: [goal('/a', 1), goal('/b', 0)] })).toBe('/a');
  expect(goRoute({ goalList: [goal(null, 1), goal('/b', 0)] })).toBe('/');
});

it('knows the domain of a channel', () => {
  expect(isChannelDomain('sea-school.example.kr', ['sea-school'])).toBe(true);
  expect(isChannelDomain('example.kr', ['sea-school'])).toBe(false);
});
