import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestPageLink } from '#server/domain/people/guardians/answerLink.ts';
import { purgeGuardianSecrets } from '#server/domain/people/guardians/guardianSessions.ts';
import { befriend } from '../../support/befriend.ts';
import { guardianCookie, guardianMails } from '../../support/guardianMails.ts';
import { makeClass } from '../../support/makeClass.ts';
import { nextEvent } from '../../support/nextEvent.ts';
import { phoneCode } from '../../support/phoneCode.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi({ settings: { TRUSTED_PROXIES: '1' } });
const { api, clock } = test;
let child: Child;
let email = '';
let counter = 0;

beforeEach(async () => {
  counter += 1;
  email = `page-${counter}@example.com`;
  child = await youngChild();
});

function youngChild(): Promise<Child> {
  const day = clock.now();
  day.setUTCFullYear(day.getUTCFullYear() - 9);
  return signUpChild(test.server, { birthDate: day.toISOString().slice(0, 10) });
}
const home = () => ({ address: `203.0.113.${counter}` });
const mails = () => guardianMails(api, email);
const allJobsDone = () => expect.poll(() => test.server.deps.db.$count(sql`graphile_worker.jobs`)).toBe(0);

/** Agrees for a child and answers the cookie of the guardian's page. */
async function agreesFor(which: Child): Promise<string> {
  const token = await mails().link(() => api.call('guardians.request', { body: { email } }, which));
  const phoneNumber = `0107100${String(counter).padStart(4, '0')}`;
  const code = await phoneCode(api, phoneNumber, () =>
    api.call('guardians.sendCode', { body: { token, phoneNumber } }, home()),
  );
  clock.advance({ seconds: 61 });
  const body = { token, code, guardianName: '김보호', isGuardian: true, chatMode: 'FREE', whisperOn: true };
  return guardianCookie((await api.call('guardians.consent', { body }, home())).headers);
}
const page = (cookie: string) => api.call('guardians.listChildren', {}, { ...home(), cookie });
const idOf = (which: Child) => ({ id: which.user.userId });
const save = (cookie: string, which: Child, body: Record<string, unknown>) =>
  api.call('guardians.saveChatSettings', { params: idOf(which), body }, { ...home(), cookie });
const sendWithdrawalCode = (cookie: string, which = child) =>
  api.call('guardians.sendWithdrawalCode', { params: idOf(which) }, { ...home(), cookie });
const withdraw = (cookie: string, code: string, which = child) =>
  api.call('guardians.withdraw', { params: idOf(which), body: { code } }, { ...home(), cookie });

describe('the page of a guardian', () => {
  it('shows two children, what is set and what they did, and nobody’s words', async () => {
    await agreesFor(child);
    const sister = await youngChild();
    const cookie = await agreesFor(sister);
    const friend = await signUpChild(test.server);
    await befriend(api, child, friend);
    const { body } = await page(cookie);
    expect(body.childList.map(({ nickname }) => nickname)).toEqual([
      child.user.nickname,
      sister.user.nickname,
    ]);
    expect(body.childList[0]).toMatchObject({
      settings: { chatMode: 'FREE', whisperOn: true },
      summary: { friendCount: 1, questCount: 0, problemCount: 0, documentCount: 0, activeDayCount: 0 },
    });
  });

  it('shows what the own child learned, in each class, and nothing of another', async () => {
    const cookie = await agreesFor(child);
    const reportsOf = (which: Child) =>
      api.call('memberReports.listForGuardian', { params: idOf(which) }, { ...home(), cookie });
    expect((await reportsOf(child)).body.reportList).toHaveLength(1);
    const channelId = await makeClass(test.server.deps, [{ child, nickname: '조약돌' }]);
    expect((await reportsOf(child)).body.reportList).toMatchObject([
      { memberId: child.user.userId, nickname: '조약돌', problemCount: 0, words: '' },
    ]);
    const stranger = await youngChild();
    expect((await reportsOf(stranger)).error.errorCode).toBe('MEMBER_NOT_FOUND');
    const asChild = await api.call(
      'memberReports.listForGuardian',
      { params: idOf(child) },
      { token: child.token, channelId },
    );
    expect(asChild.error.errorCode).toBe('GUARDIAN_SESSION_REQUIRED');
  });

  it('is opened by a mailed link with a code, once, for half an hour', async () => {
    await agreesFor(child);
    const ask = () => api.call('guardians.requestPageLink', { body: { email } }, home());
    const token = await mails().link(ask);
    const code = await mails().code(() => api.call('guardians.sendCode', { body: { token } }, home()));
    const open = () => api.call('guardians.openSession', { body: { token, code } }, home());
    const opened = await open();
    expect(opened.status).toBe(200);
    expect(opened.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
    const cookie = guardianCookie(opened.headers);
    expect((await page(cookie)).body.childList).toHaveLength(1);
    expect((await open()).error.errorCode).toBe('GUARDIAN_LINK_ENDED');
    clock.advance({ minutes: 30, seconds: 1 });
    expect((await page(cookie)).error.errorCode).toBe('GUARDIAN_SESSION_REQUIRED');
  });

  it('does not tell who is a guardian', async () => {
    const ask = (to: string) => api.call('guardians.requestPageLink', { body: { email: to } }, home());
    await agreesFor(child);
    for (const to of [email, `nobody-${email}`]) {
      expect(await ask(to).then(({ status, body }) => [status, body])).toEqual([200, {}]);
    }
    await requestPageLink({ deps: test.server.deps, email: `nobody-${email}` });
    await allJobsDone();
    expect(await guardianMails(api, `nobody-${email}`).list()).toEqual([]);
  });

  it('is closed to accounts, and its cookie opens no account', async () => {
    const cookie = await agreesFor(child);
    expect((await api.call('guardians.listChildren', {}, child)).error.errorCode).toBe(
      'GUARDIAN_SESSION_REQUIRED',
    );
    expect((await api.call('accounts.getMe', {}, { cookie })).error.errorCode).toBe('NEED_TO_LOGIN');
    const token = cookie.split('=')[1] ?? '';
    expect((await api.call('accounts.getMe', {}, { token })).status).toBe(401);
    expect((await api.call('guardians.endSession', {}, { ...home(), cookie })).status).toBe(200);
    expect((await page(cookie)).error.errorCode).toBe('GUARDIAN_SESSION_REQUIRED');
  });
});

describe('the settings of a child', () => {
  it('hold at once, beside what others have decided', async () => {
    const cookie = await agreesFor(child);
    const heard = nextEvent(test.server.deps.events, 'chatRights.changed');
    const { body } = await save(cookie, child, { chatMode: 'SAFE_PHRASES', whisperOn: true });
    expect(body).toMatchObject({
      settings: { chatMode: 'SAFE_PHRASES', whisperOn: true },
      rules: { chatMode: 'SAFE_PHRASES', chatModeBy: ['GUARDIAN'] },
    });
    expect(await heard).toMatchObject({ userId: child.user.userId });
    expect((await api.call('chat.getRules', {}, child)).body.chatMode).toBe('SAFE_PHRASES');
  });

  it('are not another guardian’s to change', async () => {
    const cookie = await agreesFor(child);
    const stranger = await youngChild();
    const settings = { chatMode: 'OFF', whisperOn: false };
    expect((await save(cookie, stranger, settings)).error.errorCode).toBe('MEMBER_NOT_FOUND');
    expect((await sendWithdrawalCode(cookie, stranger)).error.errorCode).toBe('MEMBER_NOT_FOUND');
    expect((await withdraw(cookie, '123456', stranger)).error.errorCode).toBe('MEMBER_NOT_FOUND');
    expect((await save('', child, settings)).error.errorCode).toBe('GUARDIAN_SESSION_REQUIRED');
    expect((await save(cookie, child, { chatMode: 'LOUD' })).error.errorCode).toBe('VALIDATION_FAIL');
  });
});

describe('what opens nothing any more', () => {
  it('is removed after a day, and decisions stay', async () => {
    const cookie = await agreesFor(child);
    clock.advance({ days: 9 });
    await purgeGuardianSecrets(test.server.deps);
    for (const table of ['guardian_links', 'guardian_codes', 'guardian_sessions']) {
      expect(await test.server.deps.db.$count(sql.raw(table), sql`email = ${email}`)).toBe(0);
    }
    expect(await test.server.deps.db.$count(sql`guardian_consents`, sql`email = ${email}`)).toBe(1);
    expect((await page(cookie)).error.errorCode).toBe('GUARDIAN_SESSION_REQUIRED');
  });
});

describe('taking it back', () => {
  it('ends whispers of an open session with the next one, in both ways, and tells its pages', async () => {
    const cookie = await agreesFor(child);
    const friend = await signUpChild(test.server);
    await befriend(api, child, friend);
    const whisper = async (from: Child, to: Child, text: string) =>
      (await api.call('chat.sendWhisper', { body: { userId: to.user.userId, text } }, from)).error?.errorCode;
    expect([await whisper(child, friend, '안녕'), await whisper(friend, child, '반가워')]).toEqual([
      undefined,
      undefined,
    ]);
    const told = nextEvent(test.server.deps.events, 'chatRights.changed');
    const code = await mails().code(() => sendWithdrawalCode(cookie));
    expect((await withdraw(cookie, code)).status).toBe(200);
    expect(await told).toMatchObject({ userId: child.user.userId });
    expect([await whisper(child, friend, '또 안녕'), await whisper(friend, child, '거기 있니')]).toEqual([
      'GUARDIAN_CONSENT_REQUIRED',
      'WHISPER_REFUSED',
    ]);
  });

  it('needs a code of its own, and ends everything at once', async () => {
    const cookie = await agreesFor(child);
    expect((await withdraw(cookie, '123456')).error.errorCode).toBe('GUARDIAN_CODE_INVALID');
    const code = await mails().code(() => sendWithdrawalCode(cookie));
    const heard = nextEvent(test.server.deps.events, 'consent.changed');
    const replies = await Promise.all([withdraw(cookie, code), withdraw(cookie, code)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await heard).toMatchObject({ userId: child.user.userId });
    expect((await api.call('chat.getRules', {}, child)).body).toMatchObject({ needsGuardianConsent: true });
    expect((await page(cookie)).body.childList).toEqual([]);
    expect((await api.call('guardians.getRequest', {}, child)).body.state).toBe('NOT_ASKED');
    // And may be given again.
    clock.advance({ seconds: 61 });
    await agreesFor(child);
    expect((await api.call('chat.getRules', {}, child)).body).toMatchObject({ needsGuardianConsent: false });
  });
});
