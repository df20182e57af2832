import { expect, it } from 'vitest';
import { questGoal } from '#client/testSupport/samples.ts';
import { goRoute, isChannelDomain } from './questPath.ts';

const goal = (path: string | null, completedCount: number) =>
  questGoal({ actionType: path ? 'SOLVE_PROBLEM' : 'TALK', completedCount, path });

it('goes by the first goal that is not reached', () => {
  expect(goRoute({ goalList: [goal('/a', 0), goal('/b', 0)] })).toBe('/a');
  expect(goRoute({ goalList: [goal('/a', 1), goal('/b', 0)] })).toBe('/b');
  expect(goRoute({ goalList: [goal('/a', 1), goal(null, 0)] })).toBe('/');
  expect(goRoute({ goalList: [goal('/a', 1), goal('/b', 1)] })).toBe('/a');
});

it('knows the domain of a channel', () => {
  expect(isChannelDomain('sea-school.example.kr', ['sea-school'])).toBe(true);
  expect(isChannelDomain('example.kr', ['sea-school'])).toBe(false);
});
