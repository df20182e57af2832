import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestPasswordReset } from '#server/domain/people/sessions/requestPasswordReset.ts';
import { nextEvent } from '../../support/nextEvent.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const NEW_PASSWORD = 'new-dolphin-5678';
const CODE = /^ {4}([A-HJKMNP-Z2-9]{8})$/m;

const test = setUpApi({ settings: { TRUSTED_PROXIES: '1' } });
const { api, clock } = test;
let child: Child;
let email = '';

let counter = 0;
beforeEach(async () => {
  counter += 1;
  email = `guardian-${counter}@example.com`;
  child = await signUpChild(test.server, { email });
});

/** Each child at home, so that the limit per minute counts for each and not for all tests together. */
const atHome = () => ({ ...child, address: `192.0.2.${counter}` });
const request = (body: Record<string, unknown> = { loginName: child.loginName, email }) =>
  api.call('sessions.requestPasswordReset', { body }, atHome());
const complete = (code: string, newPassword = NEW_PASSWORD) =>
  api.call(
    'sessions.completePasswordReset',
    { body: { loginName: child.loginName, code, newPassword } },
    atHome(),
  );
const mails = async () =>
  (await api.call('accounts.listOutbox')).body.mailList.filter(({ to }) => to === email);

const allJobsDone = () => expect.poll(() => test.server.deps.db.$count(sql`graphile_worker.jobs`)).toBe(0);

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
    const told = nextEvent(test.server.deps.events, 'session.revoked');
    expect((await complete(` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)} `)).status).toBe(200);
    expect(await told).toEqual({ type: 'session.revoked', userId: child.user.userId });

    const old = await api.call('sessions.refreshTokens', { body: { refreshId: child.refreshId } });
    expect(old.error.errorCode).toBe('INVALID_AUTH_TOKEN');
    const signIn = (password: string) =>
      api.call('sessions.signIn', { body: { loginName: child.loginName, password } });
    expect((await signIn(child.password)).error.errorCode).toBe('LOGIN_FAIL');
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    await expectRefused(complete(code));
  });

  it('is a fresh start after too many wrong ones', async () => {
    for (let time = 0; time < 8; time += 1) {
      await api.call(
        'sessions.signIn',
        { body: { loginName: child.loginName, password: 'wrong-password' } },
        atHome(),
      );
    }
    expect((await complete(await newCode())).status).toBe(200);
    const reply = await api.call(
      'sessions.signIn',
      { body: { loginName: child.loginName, password: NEW_PASSWORD } },
      atHome(),
    );
    expect(reply.status).toBe(200);
  });

  it('gives way to no password that is easy to guess, and the code stays good', async () => {
    const code = await newCode();
    for (const easy of ['password1', child.loginName, ...Array.from({ length: 6 }, () => '20100505')]) {
      const { status, error } = await complete(code, easy);
      expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
      expect(error.fieldErrors).toMatchObject([{ field: 'newPassword' }]);
    }
    expect((await complete(code)).status).toBe(200);
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
    const { rows } = await test.server.deps.db.execute(
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
      await requestPasswordReset({ deps: test.server.deps, ...body });
    }
    await newCode();
    const { body } = await api.call('accounts.listOutbox');
    expect(body.mailList.map(({ to }) => to).filter((to) => to.endsWith(email))).toEqual([email]);
  });

  it('sends at most three mails in a quarter of an hour', async () => {
    // The verb itself: unlike the route it can be waited for when it sends nothing.
    const ask = () => requestPasswordReset({ deps: test.server.deps, loginName: child.loginName, email });
    await Promise.all(Array.from({ length: 6 }, ask));
    await allJobsDone();
    expect(await mails()).toHaveLength(3);
    clock.advance({ minutes: 16 });
    await ask();
    await allJobsDone();
    expect(await mails()).toHaveLength(4);
  });
});

describe('the outbox', () => {
  const live = setUpApi({
    settings: {
      NODE_ENV: 'production',
      TOKEN_SECRET: 'q8Zr3vKf0mYw6BtNc2Hj9LxPd4GsUa7E',
      PUBLIC_URL: 'https://dolphin.example',
      ALLOW_SANDBOX: 'mail,sms,identity,payments',
    },
  });

  it('is no route of production', async () => {
    const { status, error } = await live.api.call('accounts.listOutbox');
    expect([status, error.errorCode]).toEqual([404, 'RESOURCE_NOT_FOUND']);
  });
});
