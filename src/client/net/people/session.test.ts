import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountRoutes } from '#shared/contract/people/accounts.ts';
import { channelRoutes } from '#shared/contract/channels/channels.ts';
import { resetUserData } from '#client/stores/createStore.ts';
import { questStore } from '#client/stores/questStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { soundStore } from '#client/stores/soundStore.ts';
import { volumeStore } from '#client/stores/volumeStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { failedCall, userState } from '#client/testSupport/samples.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { saveVolumes } from '#client/net/localPreferences/volumes.ts';
import { rest, tokens } from '#client/net/rest/rest.ts';
import { beginSession, endSession, startSession, storeUser } from './session.ts';

const mina = userState({ userId: 1, nickname: '미나' });
const jun = userState({ userId: 2, nickname: '준' });

/** The server's answer to the question who is signed in. */
let me: () => Promise<typeof mina>;

beforeEach(() => {
  vi.spyOn(rest, 'call').mockImplementation((route) => {
    if (route === accountRoutes.getMe) return me();
    if (route === channelRoutes.getByDomain)
      return Promise.reject(failedCall({ failure: 'network', status: 0 }));
    throw new Error(`Nobody should call ${route.path} here.`);
  });
  tokens.write({ accessToken: 'a', refreshId: 'r' });
  storeUser(mina);
  questStore.setState({ questList: [] });
  walletStore.setState({ point: 120 });
  soundStore.setState({ musicOn: true });
  queryClient.setQueryData(['friends'], ['소라']);
  saveVolumes({ musicVolume: 0.2 }, null);
});

afterEach(() => {
  vi.restoreAllMocks();
  tokens.clear();
  resetUserData();
  volumeStore.setState(volumeStore.getInitialState(), true);
});

function expectNothingOfMina(): void {
  expect(questStore.getState().questList).toBeNull();
  expect(walletStore.getState().point).toBeNull();
  expect(soundStore.getState().musicOn).toBeNull();
  expect(queryClient.getQueryData(['friends'])).toBeUndefined();
  expect(volumeStore.getState().musicVolume).toBe(0.2);
}

it('forgets everything of a child who signs out, but not how loud the device is', () => {
  endSession();
  expectNothingOfMina();
  expect(sessionStore.getState()).toEqual({ state: 'INVALID', user: null });
  expect(tokens.read()).toBeNull();
});

it('waits for nothing any more that was asked for the child who signs out', () => {
  const cancelAll = vi.spyOn(rest, 'cancelAll');
  endSession();
  expect(cancelAll).toHaveBeenCalled();
});

it('forgets everything when the session turns out to be INVALID', async () => {
  me = () => Promise.reject(failedCall({ status: 401, body: { errorCode: 'INVALID_AUTH_TOKEN' } }));
  await startSession();
  expectNothingOfMina();
  expect(sessionStore.getState().state).toBe('INVALID');
});

it('forgets everything when another child signs in', async () => {
  await beginSession(jun);
  expectNothingOfMina();
  expect(sessionStore.getState().user).toEqual(jun);
});

it('forgets everything when another tab has changed the account', async () => {
  me = () => Promise.resolve(jun);
  await startSession();
  expectNothingOfMina();
  expect(sessionStore.getState().user).toEqual(jun);
});

it('keeps everything when another tab has only refreshed the tokens', async () => {
  me = () => Promise.resolve(mina);
  await startSession();
  expect(walletStore.getState().point).toBe(120);
  expect(queryClient.getQueryData(['friends'])).toEqual(['소라']);
});

it('asks again as often as a newer answer was stored while it waited for the old one', async () => {
  const [first, second] = [Promise.withResolvers<typeof mina>(), Promise.withResolvers<typeof mina>()];
  const answers = [first.promise, second.promise, Promise.resolve({ ...mina, nickname: '셋째 미나' })];
  const asked = vi.fn<() => Promise<typeof mina>>(() => answers.shift() ?? Promise.reject(failedCall()));
  me = asked;
  const started = startSession();
  storeUser({ ...mina, nickname: '둘째 미나' });
  first.resolve(mina);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  storeUser({ ...mina, nickname: '셋째 미나' });
  second.resolve({ ...mina, nickname: '둘째 미나' });
  await started;
  expect(sessionStore.getState().user?.nickname).toBe('셋째 미나');
  expect(asked).toHaveBeenCalledTimes(3);
});
