import { expect, test } from 'vitest';
import type { NpcQuest } from '#shared/contract/quests.ts';
import type { UserItem } from '#shared/contract/world.ts';
import { placeSounds, questSounds, walletSounds, wardrobeSounds } from './factSounds.ts';

// Only id and state are looked at.
const quest = (mapNpcQuestId: number, state: NpcQuest['state']) => ({ mapNpcQuestId, state }) as NpcQuest;
const item = (itemId: number) => ({ itemId }) as UserItem;
const wallet = (point: number, level: number) => ({
  point,
  experience: { level, levelExp: 0, requiredLevelPoint: 10 },
});

test('quests sound when they go on, not when they are first heard of', () => {
  const before = { questList: [quest(1, 'AVAILABLE'), quest(2, 'IN_PROGRESS'), quest(3, 'READY')] };
  expect(questSounds(before, { questList: null })).toEqual([]);
  expect(questSounds(before, before)).toEqual([]);
  const now = {
    questList: [quest(1, 'IN_PROGRESS'), quest(2, 'READY'), quest(3, 'COMPLETED'), quest(4, 'AVAILABLE')],
  };
  expect(questSounds(now, before)).toEqual(['questAccept', 'questReady', 'success']);
  expect(questSounds({ questList: [quest(9, 'COMPLETED')] }, before)).toEqual([]);
});

test('money and levels', () => {
  const nothing = { point: null, experience: null };
  expect(walletSounds(wallet(10, 1), nothing)).toEqual([]);
  expect(walletSounds(wallet(15, 1), wallet(10, 1))).toEqual(['coin']);
  expect(walletSounds(wallet(5, 1), wallet(10, 1))).toEqual(['buy']);
  expect(walletSounds(wallet(15, 2), wallet(10, 1))).toEqual(['levelUp', 'coin']);
  expect(walletSounds(nothing, wallet(10, 2))).toEqual([]);
});

test('clothes', () => {
  const worn = { equippedUserItemList: [item(1), item(2)] };
  expect(wardrobeSounds(worn, { equippedUserItemList: null })).toEqual([]);
  expect(wardrobeSounds({ equippedUserItemList: [item(2), item(1)] }, worn)).toEqual([]);
  expect(wardrobeSounds({ equippedUserItemList: [item(1), item(3)] }, worn)).toEqual(['equip']);
  expect(wardrobeSounds({ equippedUserItemList: [item(1)] }, worn)).toEqual(['equip']);
});

test('starts, gates and discoveries', () => {
  const quiet = { place: null, run: null, news: null };
  const run = { courseId: 1, startedAt: 0, gates: 0 };
  const running = { ...quiet, run };
  const passed = { ...quiet, run: { ...run, gates: 1 } };
  expect(placeSounds(quiet, quiet)).toEqual([]);
  expect(placeSounds(running, quiet)).toEqual(['start']);
  expect(placeSounds(passed, running)).toEqual(['star']);
  expect(placeSounds(passed, passed)).toEqual([]);
  const news = { newsId: 1, mapId: 1, kind: 'runEnded', courseId: 1, end: 'fell' } as const;
  expect(placeSounds({ ...quiet, news }, running)).toEqual(['notice']);
  expect(placeSounds({ ...quiet, news }, { ...quiet, news })).toEqual([]);
});
