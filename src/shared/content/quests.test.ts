import { describe, expect, it, test } from 'vitest';
import { itemById, itemByKey } from './items.ts';
import { experienceOf } from './levels.ts';
import { mapById, MAPS } from './maps/maps.ts';
import { npcById } from './npcs.ts';
import { questById, QUESTS } from './quests.ts';
import { WELCOME_POINTS } from './welcome.ts';

const ids = QUESTS.map(({ id }) => id);
const standsSomewhere = (npcId: number) =>
  MAPS.some((map) => map.npcs.some((place) => place.npcId === npcId));
const points = (questId: number) =>
  questById(questId)?.rewards.reduce(
    (sum, reward) => sum + (reward.type === 'POINT' ? reward.count : 0),
    0,
  ) ?? 0;

test('ids are unique and lead back to the quest', () => {
  expect(new Set(ids).size).toBe(QUESTS.length);
  for (const quest of QUESTS) expect(questById(quest.id)).toBe(quest);
  expect(questById(1)).toBeUndefined();
});

describe.each(QUESTS.map((quest) => [quest.id, quest] as const))('quest %i', (_, quest) => {
  it('comes after quests listed before it, so no circle locks it for ever', () => {
    const index = QUESTS.indexOf(quest);
    for (const earlier of quest.after) expect(ids.slice(0, index)).toContain(earlier);
  });

  it('is given by somebody who stands on a map', () => {
    expect(npcById(quest.npcId)).toBeDefined();
    expect(standsSomewhere(quest.npcId)).toBe(true);
  });

  it('asks for things that exist, and has a page for those done on one', () => {
    expect(quest.goals.length).toBeGreaterThan(0);
    for (const { actionType, actionId, count, path } of quest.goals) {
      if (actionType === 'TALK') expect(standsSomewhere(actionId)).toBe(true);
      if (actionType === 'VISIT_MAP') expect(mapById(actionId)).toBeDefined();
      if (actionType === 'READ_DOCUMENT' || actionType === 'SOLVE_PROBLEM') {
        expect(path).toBe(`/lessons/${Math.floor(actionId / 100)}/contents/${actionId}`);
        expect(count).toBe(1);
      } else expect(path).toBeNull();
    }
  });

  it('ends in code', () => {
    expect(quest.goals.map(({ actionType }) => actionType)).toContain('SOLVE_PROBLEM');
  });

  it('rewards with items that exist and at most one heap of each counted kind', () => {
    const kinds = quest.rewards.map((reward) =>
      reward.type === 'ITEM' ? `ITEM ${reward.itemId}` : reward.type,
    );
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds.length).toBeLessThan(10);
    for (const reward of quest.rewards) {
      if (reward.type === 'ITEM') expect(itemById(reward.itemId)?.price).toBeGreaterThan(0);
      else expect(reward.count).toBeGreaterThan(0);
    }
  });

  it('speaks in short Korean pages, and never hangs a particle on a name it cannot know', () => {
    const lines = [...quest.offerMessageList, ...quest.progressMessageList, ...quest.completeMessageList];
    expect(quest.offerMessageList.length).toBeGreaterThan(1);
    for (const line of lines) {
      expect(line).toMatch(/[가-힣].*[.!?]$/);
      expect(line.length).toBeLessThan(90);
      expect(line).not.toMatch(/\{nickname\}[가-힣]/);
      expect(line.replaceAll('{nickname}', '')).not.toMatch(/[{}]/);
    }
  });
});

test('the first quest and the welcome pay for the captain’s hat', () => {
  expect(WELCOME_POINTS + points(11)).toBeGreaterThanOrEqual(itemByKey('hat.captain')?.price ?? Infinity);
});

test('the line of quests reaches the third level', () => {
  const exp = QUESTS.flatMap(({ rewards }) => rewards).reduce(
    (sum, reward) => sum + (reward.type === 'USER_EXP' ? reward.count : 0),
    0,
  );
  expect(experienceOf(exp).level).toBe(3);
});
