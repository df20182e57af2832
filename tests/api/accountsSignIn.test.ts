import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { createApiClient, type ApiClient } from '../support/apiClient.ts';
import { movableClock } from '../support/movableClock.ts';
import { signUpChild, type Child } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const clock = movableClock();
let server: TestServer;
let api: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ clock });
  api = createApiClient(server.url);
});
afterAll(() => server.close());

const signIn = (loginName: string, password: string) => api.call('signIn', { body: { loginName, password } });
const right = (child: Child) => signIn(child.loginName, child.password);
const wrong = (child: Child) => signIn(child.loginName, 'not-the-password');

async function expectFailures(child: Child, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const { status, error } = await wrong(child);
    expect([status, error.errorCode]).toEqual([401, 'LOGIN_FAIL']);
  }
}
async function expectLocked(attempt: ReturnType<typeof signIn>, minutes: number): Promise<void> {
  const { status, error } = await attempt;
  expect([status, error.errorCode]).toEqual([429, 'ACCOUNT_LOCKED']);
  expect(error.message).toContain(`${minutes}분`);
}

describe('signing in', () => {
  it('answers the user state with tokens, whatever the case of the login name', async () => {
    const child = await signUpChild(server);
    const { status, body, headers } = await signIn(` ${child.loginName.toUpperCase()} `, child.password);
    expect([status, body]).toEqual([200, child.user]);
    const me = await api.call('getMe', {}, { token: headers.get('access_token') ?? '' });
    expect(me.body.userId).toBe(child.user.userId);
  });

  it('takes a Hangul password however the keyboard composed it', async () => {
    const child = await signUpChild(server, { password: '산호마을의비밀번호'.normalize('NFD') });
    expect((await signIn(child.loginName, '산호마을의비밀번호')).status).toBe(200);
  });

  it('says the same about an unknown name and a wrong password', async () => {
    const child = await signUpChild(server);
    const [unknown, mistaken] = [await signIn('nobody_here', child.password), await wrong(child)];
    const { requestId: _one, ...told } = unknown.error;
    const { requestId: _other, ...alsoTold } = mistaken.error;
    expect([unknown.status, told]).toEqual([mistaken.status, alsoTold]);
    expect(unknown.headers.get('access_token')).toBeNull();
  });

  it('takes as long for an unknown name as for a wrong password', async () => {
    const child = await signUpChild(server);
    const time = async (attempt: () => Promise<unknown>) => {
      const started = performance.now();
      await attempt();
      return performance.now() - started;
    };
    const unknown: number[] = [];
    const mistaken: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      unknown.push(await time(() => signIn('nobody_here', 'not-the-password')));
      mistaken.push(await time(() => wrong(child)));
    }
    // Without the hash an unknown name would be answered in a tenth of the time.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...mistaken) / 2);
  });
});

describe('the lock', () => {
  it('closes after eight failures for five minutes, to the right password as well', async () => {
    const child = await signUpChild(server);
    await expectFailures(child, 7);
    await expectLocked(wrong(child), 5);
    clock.advance({ minutes: 3 });
    await expectLocked(right(child), 2);
    clock.advance({ minutes: 2, seconds: 1 });
    expect((await right(child)).status).toBe(200);
  });

  it('grows with every round and stops at an hour', async () => {
    const child = await signUpChild(server);
    for (const minutes of [5, 10]) {
      await expectFailures(child, 7);
      await expectLocked(wrong(child), minutes);
      clock.advance({ minutes, seconds: 1 });
    }
    for (const [failuresBefore, minutes] of [
      [23, 20],
      [31, 40],
      [39, 60],
      [2_000_000_007, 60],
    ] as const) {
      const lately = { failedSignIns: failuresBefore, lockedUntil: null };
      await server.deps.db.update(users).set(lately).where(eq(users.loginName, child.loginName));
      await expectLocked(wrong(child), minutes);
    }
  });

  it('begins anew after a success, for which the eighth try is not too late', async () => {
    const child = await signUpChild(server);
    for (let round = 0; round < 2; round += 1) {
      await expectFailures(child, 7);
      expect((await right(child)).status).toBe(200);
    }
    expect((await right(child)).status).toBe(200);
  });

  it('cannot be outrun by guesses sent all at once', async () => {
    const child = await signUpChild(server);
    const replies = await Promise.all(Array.from({ length: 16 }, () => wrong(child)));
    const codes = replies.map(({ error }) => error.errorCode);
    expect(codes.filter((code) => code === 'LOGIN_FAIL')).toHaveLength(7);
    expect(codes.filter((code) => code === 'ACCOUNT_LOCKED')).toHaveLength(9);
  });
});

it('a class that signs in at once is served while other requests keep being answered', async () => {
  const children = await Promise.all(Array.from({ length: 12 }, () => signUpChild(server)));
  const [first] = children;
  const signIns = Promise.all(children.map((child) => right(child)));
  const me = await api.call('getMe', {}, first);
  expect(me.status).toBe(200);
  expect((await signIns).map(({ status }) => status)).toEqual(children.map(() => 200));
});
