import { expect, test } from 'vitest';
import { npcQuest } from '#client/testSupport/samples.ts';
import type { NpcQuest } from '#shared/contract/world/quests.ts';
import type { NearbyEntity } from '#client/stores/surroundingsStore.ts';
import { questAnnouncements, walletAnnouncements, playersWhoArrived } from './storeAnnouncements.ts';

const quest = (state: NpcQuest['state']) => npcQuest({ title: '첫 코드', state });
const list = (state: NpcQuest['state']) => ({ questList: [quest(state)] });

test('a quest that goes on is news, the first list is none', () => {
  expect(questAnnouncements(list('IN_PROGRESS'), { questList: null })).toEqual([]);
  expect(questAnnouncements(list('IN_PROGRESS'), list('AVAILABLE'))).toEqual([
    '첫 코드 퀘스트를 시작했어요.',
  ]);
  expect(questAnnouncements(list('READY'), list('IN_PROGRESS'))).toEqual(['첫 코드 목표를 다 했어요.']);
  expect(questAnnouncements(list('COMPLETED'), list('READY'))).toEqual(['첫 코드 퀘스트를 마쳤어요.']);
  expect(questAnnouncements(list('READY'), list('READY'))).toEqual([]);
});

test('points that come and levels that are reached are news, points that are spent are not', () => {
  const wallet = (point: number | null, level: number) => ({
    point,
    experience: { level, levelExp: 0, requiredLevelPoint: 100 },
  });
  expect(walletAnnouncements(wallet(30, 1), wallet(null, 1))).toEqual([]);
  expect(walletAnnouncements(wallet(60, 2), wallet(30, 1))).toEqual([
    '30포인트를 받았어요.',
    '레벨 2! 한 단계 올랐어요.',
  ]);
  expect(walletAnnouncements(wallet(10, 2), wallet(60, 2))).toEqual([]);
});

test('only players who were not near before have come', () => {
  const pado: NearbyEntity = {
    kind: 'player',
    id: 7,
    name: '파도',
    role: '',
    mark: null,
    side: 'left',
    height: 'level',
    steps: 2,
    isNear: true,
  };
  const far = { ...pado, isNear: false };
  const dolphin: NearbyEntity = { ...pado, kind: 'npc', id: 101 };
  expect(playersWhoArrived([pado, dolphin], [far])).toEqual([pado]);
  expect(playersWhoArrived([pado], [pado])).toEqual([]);
  expect(playersWhoArrived([far], [pado])).toEqual([]);
});
