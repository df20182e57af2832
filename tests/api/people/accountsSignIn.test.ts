import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#shared/contract/routes.ts';
import { PASSWORD_CHECKS } from '#server/domain/people/sessions/passwordHash.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi({ settings: { TRUSTED_PROXIES: '1' } });
const { api, clock } = test;

const signIn = (loginName: string, password: string) =>
  api.call('sessions.signIn', { body: { loginName, password } });
const right = (child: Child) => signIn(child.loginName, child.password);
const wrong = (child: Child) => signIn(child.loginName, 'not-the-password');

async function expectFailures(child: Child, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const { status, error } = await wrong(child);
    expect([status, error.errorCode]).toEqual([401, 'LOGIN_FAIL']);
  }
}
async function expectDelayed(attempt: ReturnType<typeof signIn>, time: string): Promise<void> {
  const { status, error } = await attempt;
  expect([status, error.errorCode]).toEqual([429, 'ACCOUNT_LOCKED']);
  expect(error.message).toContain(time);
}
async function signInFrom(
  address: string,
  loginName: string,
  password: string,
): Promise<{ errorCode?: string }> {
  const response = await fetch(`${test.server.url}${ROUTES.sessions.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ loginName, password }),
  });
  return response.json();
}

/** The costs of the hashes that were checked meanwhile. */
async function checkedWhile(attempt: () => Promise<unknown>): Promise<unknown[]> {
  const costs: unknown[] = [];
  const note = (cost: unknown) => void costs.push(cost);
  subscribe(PASSWORD_CHECKS, note);
  await attempt();
  unsubscribe(PASSWORD_CHECKS, note);
  return costs;
}

describe('signing in', () => {
  it('answers the user state with tokens, whatever the case of the login name', async () => {
    const child = await signUpChild(test.server);
    const { status, body, headers } = await signIn(` ${child.loginName.toUpperCase()} `, child.password);
    expect([status, body]).toEqual([200, child.user]);
    const me = await api.call('accounts.getMe', {}, { token: headers.get('access_token') ?? '' });
    expect(me.body.userId).toBe(child.user.userId);
  });

  it('takes a Hangul password however the keyboard composed it', async () => {
    const child = await signUpChild(test.server, { password: '산호마을의비밀번호'.normalize('NFD') });
    expect((await signIn(child.loginName, '산호마을의비밀번호')).status).toBe(200);
  });

  it('says the same about an unknown name and a wrong password', async () => {
    const child = await signUpChild(test.server);
    const [unknown, mistaken] = [await signIn('nobody_here', child.password), await wrong(child)];
    const { requestId: _one, ...told } = unknown.error;
    const { requestId: _other, ...alsoTold } = mistaken.error;
    expect([unknown.status, told]).toEqual([mistaken.status, alsoTold]);
    expect(unknown.headers.get('access_token')).toBeNull();
  });

  it('checks a hash of the same cost for an unknown name as for a wrong password', async () => {
    const child = await signUpChild(test.server);
    const unknown = await checkedWhile(() => signIn('nobody_here', 'not-the-password'));
    const mistaken = await checkedWhile(() => wrong(child));
    expect(unknown).toHaveLength(1);
    expect(unknown).toEqual(mistaken);
  });
});

describe('wrong passwords', () => {
  it('delay further tries from the same address, a few seconds at first, the right password as well', async () => {
    const child = await signUpChild(test.server);
    await expectFailures(child, 5);
    await expectDelayed(right(child), '5초');
    clock.advance({ seconds: 5 });
    await expectFailures(child, 1);
    await expectDelayed(right(child), '10초');
    clock.advance({ seconds: 10 });
    expect((await right(child)).status).toBe(200);
    await expectFailures(child, 5);
  });

  it('from elsewhere do not shut the owner out', async () => {
    const child = await signUpChild(test.server);
    for (let time = 0; time < 12; time += 1)
      await signInFrom('203.0.113.9', child.loginName, 'not-the-password');
    expect((await signInFrom('203.0.113.9', child.loginName, child.password)).errorCode).toBe(
      'ACCOUNT_LOCKED',
    );
    expect((await signInFrom('198.51.100.4', child.loginName, child.password)).errorCode).toBeUndefined();
  });

  it('from many addresses are delayed for one account, but not where its password came from before', async () => {
    const child = await signUpChild(test.server);
    expect((await signInFrom('198.51.100.4', child.loginName, child.password)).errorCode).toBeUndefined();
    const guesses = Array.from({ length: 33 }, (_, index) =>
      signInFrom(`203.0.113.${index}`, child.loginName, 'not-the-password'),
    );
    const codes = (await Promise.all(guesses)).map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === 'ACCOUNT_LOCKED').length).toBeGreaterThanOrEqual(3);
    const fromNew = () => signInFrom('192.0.2.1', child.loginName, child.password);
    expect((await fromNew()).errorCode).toBe('ACCOUNT_LOCKED');
    expect((await signInFrom('198.51.100.4', child.loginName, child.password)).errorCode).toBeUndefined();
    clock.advance({ seconds: 60 });
    expect((await fromNew()).errorCode).toBeUndefined();
  });

  it('are delayed alike for a name that nobody has', async () => {
    const child = await signUpChild(test.server);
    const answersFor = async (loginName: string) => {
      const answers: string[] = [];
      for (let time = 0; time < 7; time += 1) {
        const { error } = await signIn(loginName, 'not-the-password');
        answers.push(`${error.errorCode} ${error.message}`);
      }
      return answers;
    };
    expect(await answersFor('nobody_at_all')).toEqual(await answersFor(child.loginName));
  });

  it('cannot outrun the delay by being sent all at once', async () => {
    const child = await signUpChild(test.server);
    const replies = await Promise.all(Array.from({ length: 16 }, () => wrong(child)));
    const codes = replies.map(({ error }) => error.errorCode);
    expect(codes.filter((code) => code === 'LOGIN_FAIL')).toHaveLength(5);
    expect(codes.filter((code) => code === 'ACCOUNT_LOCKED')).toHaveLength(11);
  });
});

it('a class that signs in at once is served while other requests keep being answered', async () => {
  const children = await Promise.all(Array.from({ length: 12 }, () => signUpChild(test.server)));
  const [first] = children;
  const signIns = Promise.all(children.map((child) => right(child)));
  const me = await api.call('accounts.getMe', {}, first);
  expect(me.status).toBe(200);
  expect((await signIns).map(({ status }) => status)).toEqual(children.map(() => 200));
});
