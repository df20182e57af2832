import { expect, test } from 'vitest';
import { npcQuest } from '#client/testSupport/samples.ts';
import type { NpcQuest } from '#shared/contract/world/quests.ts';
import type { UserItem } from '#shared/contract/world/inventory.ts';
import {
  avatarSounds,
  collectibleSounds,
  questSounds,
  timeTrialSounds,
  walletSounds,
} from './storeSounds.ts';

// Only id and state are read.
const quest = (mapNpcQuestId: number, state: NpcQuest['state']) => npcQuest({ mapNpcQuestId, state });
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
  expect(avatarSounds(worn, { equippedUserItemList: null })).toEqual([]);
  expect(avatarSounds({ equippedUserItemList: [item(2), item(1)] }, worn)).toEqual([]);
  expect(avatarSounds({ equippedUserItemList: [item(1), item(3)] }, worn)).toEqual(['equip']);
  expect(avatarSounds({ equippedUserItemList: [item(1)] }, worn)).toEqual(['equip']);
});

test('starts, gates and ends of runs', () => {
  const quiet = { run: null, news: null };
  const run = { courseId: 1, startedAt: 0, gates: 0, split: null, ghost: null, rival: null };
  const running = { ...quiet, run };
  const passed = { ...quiet, run: { ...run, gates: 1, ghost: null } };
  expect(timeTrialSounds(quiet, quiet)).toEqual([]);
  expect(timeTrialSounds(running, quiet)).toEqual(['start']);
  expect(timeTrialSounds(passed, running)).toEqual(['star']);
  expect(timeTrialSounds(passed, passed)).toEqual([]);
  const news = { kind: 'ended', end: 'fell' } as const;
  expect(timeTrialSounds({ ...quiet, news }, running)).toEqual(['notice']);
  expect(timeTrialSounds({ ...quiet, news }, { ...quiet, news })).toEqual([]);
  const finished = { kind: 'finished', run: { courseId: 1, ticks: 400, ranked: null }, split: null } as const;
  expect(timeTrialSounds({ ...quiet, news: finished }, passed)).toEqual(['win']);
});

test('discoveries', () => {
  const experience = { level: 1, levelExp: 0, requiredLevelPoint: 100 };
  const news = { secretId: 1, gained: { point: 30, exp: 20 }, point: 30, experience };
  const found = { onMap: null, news };
  expect(collectibleSounds(found, { onMap: null, news: null })).toEqual(['gift']);
  expect(collectibleSounds(found, found)).toEqual([]);
});
