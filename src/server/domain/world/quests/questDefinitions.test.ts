import { expect, test } from 'vitest';
import { catalogItemById } from '#server/domain/world/inventory/catalogItems.ts';
import { experienceOf } from '#shared/content/levels.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import { questById, questRewardId, QUESTS } from './questDefinitions.ts';

const sumOf = (type: 'POINT' | 'USER_EXP', questIds: readonly number[]) =>
  questIds
    .flatMap((id) => questById(id)?.rewards ?? [])
    .reduce((sum, reward) => sum + (reward.type === type ? reward.count : 0), 0);

test('ids are unique, lead back to the quest and leave room for those of the rewards', () => {
  expect(new Set(QUESTS.map(({ id }) => id)).size).toBe(QUESTS.length);
  for (const quest of QUESTS) expect(questById(quest.id)).toBe(quest);
  expect(questById(1)).toBeUndefined();
  const rewardIds = QUESTS.flatMap(({ id, rewards }) => rewards.map((_, index) => questRewardId(id, index)));
  expect(new Set(rewardIds).size).toBe(rewardIds.length);
});

test('are enough: forty stories and side quests, fourteen dailies in turns and three of code, two weeklies and one of code', () => {
  const counts = Object.groupBy(QUESTS, ({ kind }) => kind);
  expect((counts.MAIN?.length ?? 0) + (counts.SUB?.length ?? 0)).toBeGreaterThanOrEqual(40);
  expect(counts.DAILY).toHaveLength(17);
  const always = QUESTS.filter(({ isAlways }) => isAlways).map(({ kind }) => kind);
  expect(always).toEqual(['DAILY', 'DAILY', 'DAILY', 'WEEKLY']);
  expect(counts.WEEKLY?.length).toBeGreaterThanOrEqual(2);
});

test('the first quest and the welcome pay for the captain’s hat', () => {
  expect(WELCOME_POINTS + sumOf('POINT', [11])).toBeGreaterThanOrEqual(
    catalogItemById(1031)?.price ?? Infinity,
  );
});

test('the first three quests reach the third level', () => {
  expect(experienceOf(sumOf('USER_EXP', [11, 12, 13])).level).toBe(3);
});
