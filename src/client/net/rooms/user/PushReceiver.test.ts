import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountRoutes } from '#shared/contract/people/accounts.ts';
import { chatRoutes, type Whisper } from '#shared/contract/people/chat.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import { economyRoutes } from '#shared/contract/world/economy.ts';
import { questRoutes } from '#shared/contract/world/quests.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { resetUserData } from '#client/stores/createStore.ts';
import { questStore } from '#client/stores/questStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { failedCall, npcQuest, userState } from '#client/testSupport/samples.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { rest } from '#client/net/rest/rest.ts';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { PushReceiver } from './PushReceiver.ts';

const whisper: Whisper = {
  whisperId: 5,
  senderId: 3,
  senderNickname: '산호',
  receiverId: 7,
  receiverNickname: '조개',
  text: '안녕',
  createdAt: '2026-03-02T00:00:00.000Z',
};

let receiver: PushReceiver;
let called: RouteSpec[];
/** The server's answers; calls to other routes fail. */
let answers: Map<RouteSpec, () => unknown>;
const times = (route: RouteSpec) => called.filter((other) => other === route).length;

beforeEach(() => {
  called = [];
  answers = new Map();
  vi.spyOn(rest, 'call').mockImplementation(async (route) => {
    called.push(route);
    const answer = answers.get(route);
    if (answer === undefined) throw failedCall();
    return answer() as never;
  });
  receiver = new PushReceiver();
});
afterEach(() => {
  receiver.close();
  vi.restoreAllMocks();
  resetUserData();
});

it('a whisper is taken as it comes, and counted once', () => {
  receiver.take({ kind: 'whispers', whisper });
  receiver.take({ kind: 'whispers', whisper });
  expect(chatStore.getState()).toMatchObject({ whispers: [whisper], unread: 1 });
  expect(called).toEqual([]);
});

it('a switch of the service is read with the own state', async () => {
  const user = userState({ offFeatureList: [{ feature: 'BATTLES', onInChannelIdList: [] }] });
  answers.set(accountRoutes.getMe, () => user);
  receiver.take({ kind: 'features' });
  await eventually(() => expect(sessionStore.getState().user).toEqual(user));
});

it('what moved is fetched again', async () => {
  questStore.setState({ questList: [npcQuest({ state: 'AVAILABLE' })] });
  answers.set(questRoutes.list, () => ({ questList: [npcQuest({ state: 'COMPLETED' })] }));
  receiver.take({ kind: 'quests' });
  await eventually(() => expect(questStore.getState().questList?.[0]?.state).toBe('COMPLETED'));
});

it('what no view has asked for yet is left to the first that does', async () => {
  receiver.take({ kind: 'wallet' });
  receiver.catchUp();
  await eventually(() => expect(times(chatRoutes.getRules)).toBe(1));
  expect([times(economyRoutes.getPoints), times(questRoutes.list)]).toEqual([0, 0]);
});

it('after a time without pushes everything that is known is fetched, and what fails harms nothing', async () => {
  walletStore.setState({ point: 5 });
  questStore.setState({ questList: [] });
  answers.set(chatRoutes.getRules, () => ({ chatMode: 'FREE' }));
  receiver.catchUp();
  await eventually(() => expect(chatStore.getState().rules).toEqual({ chatMode: 'FREE' }));
  for (const route of [chatRoutes.listWhispers, economyRoutes.getPoints, questRoutes.list])
    expect(times(route)).toBe(1);
  expect(walletStore.getState().point).toBe(5);
});

it('pushes that come while their kind is fetched make one more fetch, after it', async () => {
  walletStore.setState({ point: 5 });
  const reply = Promise.withResolvers<{ point: number }>();
  const experience = { level: 1, levelExp: 0, requiredLevelPoint: 100 };
  answers.set(economyRoutes.getExperience, () => experience);
  answers.set(economyRoutes.getPoints, () =>
    times(economyRoutes.getPoints) === 1 ? reply.promise : { point: 30 },
  );
  for (let count = 0; count < 4; count += 1) receiver.take({ kind: 'wallet' });
  expect(times(economyRoutes.getPoints)).toBe(1);
  reply.resolve({ point: 20 });
  await eventually(() => expect(walletStore.getState().point).toBe(30));
  expect(times(economyRoutes.getPoints)).toBe(2);
});

it('what a page could not get is asked for again once the server is back', async () => {
  let tries = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: ['lost'],
    retry: false,
    queryFn: async () => {
      tries += 1;
      if (tries === 1) throw failedCall();
      return 'found';
    },
  });
  const stop = observer.subscribe(() => undefined);
  await eventually(() => expect(observer.getCurrentResult().isError).toBe(true));
  receiver.catchUp();
  await eventually(() => expect(observer.getCurrentResult().data).toBe('found'));
  stop();
});
