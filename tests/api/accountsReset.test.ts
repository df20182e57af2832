import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestPasswordReset } from '#server/domain/accounts/requestPasswordReset.ts';
import { createApiClient, type ApiClient } from '../support/apiClient.ts';
import { movableClock } from '../support/movableClock.ts';
import { signUpChild, type Child } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const NEW_PASSWORD = 'new-dolphin-5678';
const CODE = /^ {4}([A-HJKMNP-Z2-9]{8})$/m;

const clock = movableClock();
let server: TestServer;
let api: ApiClient;
let child: Child;
let email = '';

beforeAll(async () => {
  server = await startTestServer({ clock });
  api = createApiClient(server.url);
});
afterAll(() => server.close());

let counter = 0;
beforeEach(async () => {
  counter += 1;
  email = `guardian-${counter}@example.com`;
  child = await signUpChild(server, { email });
});

// With the child's token, so that the limit per minute counts for each child and not for all tests together.
const request = (body: Record<string, unknown> = { loginName: child.loginName, email }) =>
  api.call('requestPasswordReset', { body }, child);
const complete = (code: string, newPassword = NEW_PASSWORD) =>
  api.call('completePasswordReset', { body: { loginName: child.loginName, code, newPassword } }, child);
const mails = async () => (await api.call('listOutbox')).body.mailList.filter(({ to }) => to === email);

async function newCode(): Promise<string> {
  const before = (await mails()).length;
  expect(await request().then(({ status, body }) => [status, body])).toEqual([200, {}]);
  // The mail leaves after the answer.
  await expect.poll(async () => (await mails()).length).toBe(before + 1);
  return CODE.exec((await mails())[0]?.body ?? '')?.[1] ?? '';
}
async function expectRefused(reply: ReturnType<typeof complete>): Promise<void> {
  const { status, error } = await reply;
  expect([status, error.errorCode]).toEqual([400, 'PASSWORD_RESET_CODE_INVALID']);
}

describe('a forgotten password', () => {
  it('is replaced with the mailed code, which ends every session', async () => {
    const code = await newCode();
    const [mail] = await mails();
    expect(mail?.body).toContain(child.user.nickname);
    const told = new Promise((resolve) => server.deps.events.once('sessionsRevoked', resolve));
    expect((await complete(` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)} `)).status).toBe(200);
    expect(await told).toEqual({ userId: child.user.userId });

    const old = await api.call('refreshTokens', { body: { refreshId: child.refreshId } });
    expect(old.error.errorCode).toBe('INVALID_AUTH_TOKEN');
    const signIn = (password: string) =>
      api.call('signIn', { body: { loginName: child.loginName, password } });
    expect((await signIn(child.password)).error.errorCode).toBe('LOGIN_FAIL');
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    await expectRefused(complete(code));
  });

  it('opens a locked account', async () => {
    for (let time = 0; time < 8; time += 1) {
      await api.call('signIn', { body: { loginName: child.loginName, password: 'wrong-password' } });
    }
    expect((await complete(await newCode())).status).toBe(200);
    const reply = await api.call('signIn', { body: { loginName: child.loginName, password: NEW_PASSWORD } });
    expect(reply.status).toBe(200);
  });

  it('works once when two send the same code at once', async () => {
    const code = await newCode();
    const replies = await Promise.all([complete(code), complete(code), complete(code)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });
});

describe('a code', () => {
  it('lives a quarter of an hour', async () => {
    const code = await newCode();
    clock.advance({ minutes: 15, seconds: 1 });
    await expectRefused(complete(code));
  });

  it('stands five tries, even all at once', async () => {
    const code = await newCode();
    await Promise.all(Array.from({ length: 5 }, () => expectRefused(complete('WRONGCDE'))));
    await expectRefused(complete(code));
  });

  it('gives way to a newer one', async () => {
    const first = await newCode();
    const second = await newCode();
    await expectRefused(complete(first));
    expect((await complete(second)).status).toBe(200);
  });

  it('is not stored as it is', async () => {
    const code = await newCode();
    const { rows } = await server.deps.db.execute(
      sql`select * from password_resets where user_id = ${child.user.userId}`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('asking for a code', () => {
  it('answers the same whether there is such an account or not, and mails nobody else', async () => {
    const strangers = [
      { loginName: 'nobody_here', email },
      { loginName: child.loginName, email: `not-${email}` },
    ];
    for (const body of strangers) {
      expect(await request(body).then(({ status, body: told }) => [status, told])).toEqual([200, {}]);
      await requestPasswordReset({ deps: server.deps, ...body });
    }
    await newCode();
    const { body } = await api.call('listOutbox');
    expect(body.mailList.map(({ to }) => to).filter((to) => to.endsWith(email))).toEqual([email]);
  });

  it('sends at most three mails in a quarter of an hour', async () => {
    // The verb itself: unlike the route it can be waited for when it sends nothing.
    const ask = () => requestPasswordReset({ deps: server.deps, loginName: child.loginName, email });
    await Promise.all(Array.from({ length: 6 }, ask));
    expect(await mails()).toHaveLength(3);
    clock.advance({ minutes: 16 });
    await ask();
    expect(await mails()).toHaveLength(4);
  });
});

describe('the outbox', () => {
  const production = {
    NODE_ENV: 'production',
    TOKEN_SECRET: 'a-secret-of-more-than-thirty-two-characters',
    PUBLIC_URL: 'https://dolphin.example',
  };
  let live: TestServer | undefined;
  afterAll(() => live?.close());

  it('is no route of production', async () => {
    live = await startTestServer({ settings: production });
    const { status, error } = await createApiClient(live.url).call('listOutbox');
    expect([status, error.errorCode]).toEqual([404, 'RESOURCE_NOT_FOUND']);
  });
});
