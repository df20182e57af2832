import { expect, test } from 'vitest';
import type { NpcQuest } from '#shared/contract/quests.ts';
import type { Sight } from '#client/stores/surroundingsStore.ts';
import { questNews, walletNews, whoCame } from './factNews.ts';

// Nothing else of a quest is looked at.
const quest = (state: NpcQuest['state']) =>
  ({ mapNpcQuestId: 11, title: '첫 코드', state }) as unknown as NpcQuest;
const list = (state: NpcQuest['state']) => ({ questList: [quest(state)] });

test('a quest that goes on is news, the first list is none', () => {
  expect(questNews(list('IN_PROGRESS'), { questList: null })).toEqual([]);
  expect(questNews(list('IN_PROGRESS'), list('AVAILABLE'))).toEqual(['첫 코드 퀘스트를 시작했어요.']);
  expect(questNews(list('READY'), list('IN_PROGRESS'))).toEqual(['첫 코드 목표를 다 했어요.']);
  expect(questNews(list('COMPLETED'), list('READY'))).toEqual(['첫 코드 퀘스트를 마쳤어요.']);
  expect(questNews(list('READY'), list('READY'))).toEqual([]);
});

test('points that come and levels that are reached are news, points that are spent are not', () => {
  const wallet = (point: number | null, level: number) => ({
    point,
    experience: { level, levelExp: 0, requiredLevelPoint: 100 },
  });
  expect(walletNews(wallet(30, 1), wallet(null, 1))).toEqual([]);
  expect(walletNews(wallet(60, 2), wallet(30, 1))).toEqual([
    '30포인트를 받았어요.',
    '레벨 2! 한 단계 올랐어요.',
  ]);
  expect(walletNews(wallet(10, 2), wallet(60, 2))).toEqual([]);
});

test('only players who were not near before have come', () => {
  const pado: Sight = {
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
  const dolphin: Sight = { ...pado, kind: 'npc', id: 101 };
  expect(whoCame([pado, dolphin], [far])).toEqual([pado]);
  expect(whoCame([pado], [pado])).toEqual([]);
  expect(whoCame([far], [pado])).toEqual([]);
});
