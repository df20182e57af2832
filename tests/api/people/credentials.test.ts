import { describe, expect, it } from 'vitest';
import { guardianMails } from '../../support/guardianMails.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi({ settings: { TRUSTED_PROXIES: '1' } });
const { api, clock } = test;

let counter = 0;
/** An account with a mail of its own, each from an address of its own. */
async function owner() {
  counter += 1;
  const email = `owner-${counter}@example.com`;
  const child = await signUpChild(test.server, { email });
  return { child, email, home: { address: `198.51.100.${counter}` } };
}
type Owner = Awaited<ReturnType<typeof owner>>;
const as = ({ child, home }: Owner) => ({ token: child.token, ...home });
const signIn = ({ loginName }: Child, password: string) =>
  api.call('sessions.signIn', { body: { loginName, password } }, { address: `203.0.113.${(counter += 1)}` });
const info = { name: '김바다', gender: 'OTHER' };
const saveInfo = (who: Owner, body: object) =>
  api.call('accounts.saveExtraInfo', { body: { ...info, ...body } }, as(who));
const emailOf = async (who: Owner) => (await api.call('accounts.getMe', {}, as(who))).body.email;
const changePassword = (who: Owner, password: string, newPassword: string) =>
  api.call('credentials.changePassword', { body: { password, newPassword } }, as(who));
const askEmail = (who: Owner, email: string, password = who.child.password) =>
  api.call('credentials.askEmail', { body: { password, email } }, as(who));
const confirmEmail = (who: Owner, code: string) =>
  api.call('credentials.confirmEmail', { body: { code } }, as(who));
async function undoLink(email: string, after: () => Promise<unknown>): Promise<string> {
  const outbox = async () =>
    (await api.call('accounts.listOutbox')).body.mailList.filter(({ to }) => to === email);
  const before = (await outbox()).length;
  await after();
  await expect.poll(async () => (await outbox()).length).toBeGreaterThan(before);
  return /\/account\/undo\/([\w-]{43})/.exec((await outbox())[0]?.body ?? '')?.[1] ?? '';
}
async function changesEmailTo(who: Owner, email: string): Promise<string> {
  const code = await guardianMails(api, email).code(() => askEmail(who, email));
  const [former] = [await emailOf(who)];
  return undoLink(former, async () => expect((await confirmEmail(who, code)).status).toBe(200));
}

describe('an open session alone', () => {
  it('changes no mail of an account', async () => {
    const who = await owner();
    const refused = await saveInfo(who, { email: 'attacker@example.com' });
    expect([refused.status, refused.error.errorCode]).toEqual([400, 'SIGNUP_VALIDATION_FAIL']);
    const withPassword = await saveInfo(who, {
      email: 'attacker@example.com',
      password: who.child.password,
    });
    expect(withPassword.error.fieldErrors).toEqual([
      { field: 'email', message: '이메일은 설정의 「이메일 바꾸기」에서 바꿀 수 있어요.' },
    ]);
    expect(await emailOf(who)).toBe(who.email);
    expect((await askEmail(who, 'attacker@example.com', 'a-wild-guess')).error.errorCode).toBe('LOGIN_FAIL');
  });

  it('gives no mail to an account that has none', async () => {
    const child = await signUpChild(test.server);
    const who: Owner = { child, email: '', home: { address: '198.51.100.200' } };
    const refused = await saveInfo(who, { email: 'attacker2@example.com' });
    expect(refused.error.fieldErrors).toMatchObject([{ field: 'password' }]);
    const guessed = await saveInfo(who, { email: 'attacker2@example.com', password: 'a-wild-guess' });
    expect(guessed.error.errorCode).toBe('LOGIN_FAIL');
    expect(await emailOf(who)).toBe('');
    const own = await saveInfo(who, { email: 'attacker2@example.com', password: child.password });
    expect(own.body.email).toBe('attacker2@example.com');
  });

  it('changes no password, and guessing costs time', async () => {
    const who = await owner();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await changePassword(who, `guess-${tries}`, 'coral-reef-77')).error.errorCode).toBe(
        'LOGIN_FAIL',
      );
    expect((await changePassword(who, who.child.password, 'coral-reef-77')).error.errorCode).toBe(
      'ACCOUNT_LOCKED',
    );
    expect((await signIn(who.child, who.child.password)).status).toBe(200);
  });
});

describe('a password', () => {
  it('is changed with the one of now: other devices are signed out, this one goes on', async () => {
    const who = await owner();
    const elsewhere = await signIn(who.child, who.child.password);
    const refreshId = elsewhere.headers.get('refresh_id') ?? '';
    const { status, body } = await changePassword(who, who.child.password, 'coral-reef-77');
    expect([status, body.endedCount]).toEqual([200, 1]);
    expect((await api.call('sessions.refreshTokens', { body: { refreshId } })).error.errorCode).toBe(
      'INVALID_AUTH_TOKEN',
    );
    expect(await emailOf(who)).toBe(who.email);
    expect((await signIn(who.child, who.child.password)).error.errorCode).toBe('LOGIN_FAIL');
    expect((await signIn(who.child, 'coral-reef-77')).status).toBe(200);
  });

  it.each([
    ['short', 'short'],
    ['easy to guess', 'password1'],
    ['the same', 'dolphin-1234'],
  ])('that is %s is refused by its field', async (_, newPassword) => {
    const who = await owner();
    const { error } = await changePassword(who, who.child.password, newPassword);
    expect([error.errorCode, error.fieldErrors?.[0]?.field]).toEqual(['VALIDATION_FAIL', 'newPassword']);
  });

  it('that somebody else has changed is taken back by the link in the mail, once, for seven days', async () => {
    const who = await owner();
    const token = await undoLink(who.email, () => changePassword(who, who.child.password, 'thiefs-own-55'));
    const link = await api.call('credentials.readUndo', { body: { token } }, who.home);
    expect(link.body).toMatchObject({ kind: 'PASSWORD', loginName: who.child.loginName });
    const undo = () =>
      api.call('credentials.undo', { body: { token, newPassword: 'owners-new-66' } }, who.home);
    expect((await undo()).status).toBe(200);
    expect((await undo()).error.errorCode).toBe('CREDENTIAL_LINK_ENDED');
    expect((await signIn(who.child, 'thiefs-own-55')).error.errorCode).toBe('LOGIN_FAIL');
    expect((await signIn(who.child, 'owners-new-66')).status).toBe(200);
    // The thief's session has ended with the rest.
    const { refreshId } = who.child;
    expect((await api.call('sessions.refreshTokens', { body: { refreshId } })).error.errorCode).toBe(
      'INVALID_AUTH_TOKEN',
    );
  });
});

describe('a mail', () => {
  it('is the account’s once the digits that came there are typed, and the former one is told', async () => {
    const who = await owner();
    const wished = `wished-${counter}@example.com`;
    const code = await guardianMails(api, wished).code(() => askEmail(who, wished));
    expect(await emailOf(who)).toBe(who.email);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await confirmEmail(who, wrong)).error).toMatchObject({
      errorCode: 'EMAIL_CODE_INVALID',
      message: '번호가 달라요. 4번 더 넣어 볼 수 있어요.',
    });
    const token = await undoLink(who.email, () => confirmEmail(who, code));
    expect(await emailOf(who)).toBe(wished);
    expect(token).toHaveLength(43);
    expect((await confirmEmail(who, code)).error.errorCode).toBe('EMAIL_CODE_INVALID');
  });

  it('of another account, of now or of nobody’s shape is refused', async () => {
    const [who, other] = [await owner(), await owner()];
    expect((await askEmail(who, other.email)).error.errorCode).toBe('EMAIL_DUPLICATE_MEMBER');
    expect((await askEmail(who, who.email)).error.fieldErrors).toMatchObject([{ field: 'email' }]);
    expect((await askEmail(who, 'no mail')).error.errorCode).toBe('VALIDATION_FAIL');
  });

  it('is asked for five times an hour, and guessed at five times', async () => {
    const who = await owner();
    for (let asked = 0; asked < 5; asked += 1)
      expect((await askEmail(who, `many-${counter}-${asked}@example.com`)).status).toBe(200);
    expect((await askEmail(who, `many-${counter}-5@example.com`)).error.errorCode).toBe('TOO_MANY_REQUESTS');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, guess) => confirmEmail(who, `00000${guess}`)),
    );
    const said = new Set(answers.map(({ error }) => error.message));
    expect(said).toContain('번호를 여러 번 틀렸어요. 번호를 새로 받아 주세요.');
  });

  it('that a thief has set and hidden behind others is taken back with all that came after', async () => {
    const who = await owner();
    const token = await changesEmailTo(who, `thief-a-${counter}@example.com`);
    const later = await changesEmailTo(who, `thief-b-${counter}@example.com`);
    // So that the former mail would be taken.
    const squatter = await signUpChild(test.server, { email: who.email });
    const undo = await api.call(
      'credentials.undo',
      { body: { token, newPassword: 'owners-new-66' } },
      who.home,
    );
    expect(undo.status).toBe(200);
    const back = await signIn(who.child, 'owners-new-66');
    expect(back.body.email).toBe(who.email);
    expect((await api.call('accounts.getMe', {}, squatter)).body.email).toBe('');
    const byThief = await api.call(
      'credentials.undo',
      { body: { token: later, newPassword: 'thiefs-own-55' } },
      who.home,
    );
    expect(byThief.error.errorCode).toBe('CREDENTIAL_LINK_ENDED');
  });

  it('no longer sets a password by a code that came to the former one', async () => {
    const who = await owner();
    const { loginName } = who.child;
    const mails = async () =>
      (await api.call('accounts.listOutbox')).body.mailList.filter(({ to }) => to === who.email);
    await api.call('sessions.requestPasswordReset', { body: { loginName, email: who.email } }, who.home);
    await expect.poll(async () => (await mails()).length).toBe(1);
    const code = /^ {4}([A-Z2-9]{8})$/m.exec((await mails())[0]?.body ?? '')?.[1] ?? '';
    await changesEmailTo(who, `moved-${counter}@example.com`);
    const reset = { loginName, code, newPassword: 'coral-reef-77' };
    const refused = await api.call('sessions.completePasswordReset', { body: reset }, who.home);
    expect(refused.error.errorCode).toBe('PASSWORD_RESET_CODE_INVALID');
  });

  it('is not taken back after seven days', async () => {
    const who = await owner();
    const token = await changesEmailTo(who, `late-${counter}@example.com`);
    clock.advance({ days: 7 });
    const { error } = await api.call('credentials.readUndo', { body: { token } }, who.home);
    expect(error.errorCode).toBe('CREDENTIAL_LINK_ENDED');
  });
});
