import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rest } from '#client/net/rest/rest.ts';
import { questStore } from '#client/stores/questStore.ts';
import { npcQuest } from '#client/testSupport/samples.ts';
import { toastStore } from '#client/ui/toast/toastStore.ts';
import type { NpcQuest } from '#shared/contract/world/quests.ts';
import { questTexts } from './texts.ts';
import { watchTimeUp } from './useTimeUp.ts';

const LIMIT_MS = 120_000;
let answer: NpcQuest;
let end: string;
const running = (part: Partial<NpcQuest> = {}) =>
  npcQuest({ mapNpcQuestId: 122, title: '조개빵 배달', state: 'IN_PROGRESS', expiresAt: end, ...part });
const toasts = () => toastStore.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  end = new Date(Date.now() + LIMIT_MS).toISOString();
  questStore.setState({ questList: [running()] });
  toastStore.setState({ toasts: [] });
  vi.spyOn(rest, 'call').mockImplementation(() =>
    Promise.resolve({ questList: [answer], changedObjectIdList: [] } as never),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says that the time is up once the server has given the quest back', async () => {
  answer = running({ state: 'AVAILABLE', expiresAt: null, secondsLeft: null });
  watchTimeUp(end);
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 10);
  expect(toasts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(20);
  expect(toasts()).toEqual([questTexts.timeUp('조개빵 배달')]);
  expect(questStore.getState().questList?.[0]?.state).toBe('AVAILABLE');
});

it('says nothing of a quest that was done in time', async () => {
  answer = running({ state: 'READY', expiresAt: null, secondsLeft: null });
  watchTimeUp(end);
  await vi.advanceTimersByTimeAsync(LIMIT_MS + 10);
  expect(toasts()).toEqual([]);
  expect(questStore.getState().questList?.[0]?.state).toBe('READY');
});

it('asks nothing once nobody watches', async () => {
  watchTimeUp(end)();
  await vi.advanceTimersByTimeAsync(LIMIT_MS + 10);
  expect(rest.call).not.toHaveBeenCalled();
});
