import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/people/accounts.ts';
import { identityVerifications } from '#server/db/tables/people/identity.ts';
import { purgeVerifications } from '#server/domain/people/identity/identityVerifications.ts';
import { guardianConsents } from '#server/db/tables/people/guardians.ts';
import { childAndGuardian } from '../../support/childAndGuardian.ts';
import { identityWindow } from '../../support/identityWindow.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi({ settings: { TRUSTED_PROXIES: '1' } });
const { api, clock } = test;
const family = childAndGuardian(test);
const window = identityWindow(api);
const BORN = '1985-03-02';
const DONE = '/identity/closed?result=done';
const FAILED = '/identity/closed?result=failed';

describe('an own identity', () => {
  let adult: Child;
  beforeEach(async () => {
    adult = await signUpChild(test.server, { birthDate: BORN }, `203.0.113.${family.number}`);
  });
  const open = async () => (await api.call('identity.open', {}, adult)).body;
  const state = async () => (await api.call('identity.getState', {}, adult)).body;
  const rows = () =>
    test.server.deps.db
      .select()
      .from(identityVerifications)
      .where(eq(identityVerifications.userId, adult.user.userId));

  it('is verified through the window, and no more is kept than when, the birth date and a hash', async () => {
    expect(await state()).toEqual({ verifiedState: 'UNVERIFIED', verifiedAt: null, failure: null });
    expect(await window.passes(await open(), BORN)).toBe(DONE);
    expect(await state()).toEqual({
      verifiedState: 'VERIFIED',
      verifiedAt: expect.any(String),
      failure: null,
    });
    expect((await api.call('accounts.getMe', {}, adult)).body.verifiedState).toBe('VERIFIED');
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ state: 'VERIFIED', birthDate: BORN, secret: null });
    expect(row?.ciHash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain('홍길동');
  });

  it('fails on cancelling and for somebody born on another day, and may be tried again', async () => {
    expect(await window.passes(await open(), BORN, 'CANCEL')).toBe(FAILED);
    expect(await state()).toMatchObject({ verifiedState: 'UNVERIFIED', failure: 'CANCELLED' });
    expect(await window.passes(await open(), '1984-03-02')).toBe(FAILED);
    expect(await state()).toMatchObject({ verifiedState: 'UNVERIFIED', failure: 'OTHER_BIRTH_DATE' });
    expect((await rows()).every(({ ciHash, birthDate }) => ciHash === null && birthDate === null)).toBe(true);
    expect(await window.passes(await open(), BORN)).toBe(DONE);
  });

  it('is not touched by a forged answer, and the true one still counts', async () => {
    const opened = await open();
    expect(await window.passes(opened, BORN, 'FORGE')).toBe(FAILED);
    expect(await state()).toMatchObject({ verifiedState: 'UNVERIFIED', failure: null });
    expect(await window.passes(opened, BORN)).toBe(DONE);
  });

  it('takes one answer for one request: twice at once, and again later', async () => {
    const answer = await window.answerOf(await open(), BORN, 'REPLAY');
    const both = await Promise.all([1, 2].map(() => window.post(answer.returnUrl, answer)));
    expect(both.map(({ location }) => location).toSorted()).toEqual([DONE, FAILED]);
    expect((await window.post(answer.returnUrl, answer)).location).toBe(FAILED);
    expect((await state()).verifiedState).toBe('VERIFIED');
  });

  it('takes no answer of another request, and none after twenty minutes', async () => {
    const [first, second] = [await open(), await open()];
    const answer = await window.answerOf(first, BORN);
    const other = await window.answerOf(second, BORN);
    expect((await window.post(other.returnUrl, answer)).location).toBe(FAILED);
    clock.advance({ minutes: 21 });
    expect((await window.post(answer.returnUrl, answer)).location).toBe(FAILED);
    expect((await rows()).map((row) => row.state)).toEqual(['OPEN', 'OPEN']);
  });

  it.each([
    ['nothing', ''],
    ['half a form', 'enc_data=AAAA'],
    ['no form', '{"enc_data":1}'],
    ['another text', `token_version_id=x&enc_data=${'A'.repeat(2000)}&integrity_value=AAAA`],
  ])('answers %s with a page that says it did not work', async (_name, body) => {
    const reply = await fetch(`${api.url}/game/v1/identity-verifications/${'a'.repeat(30)}/returns`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, FAILED]);
  });

  it('has no window for a form that the sandbox did not make', async () => {
    const opened = await open();
    expect((await window.post(opened.windowUrl, { ...opened, enc_data: 'AAAA' })).status).toBe(404);
    expect((await window.post(opened.windowUrl, { ...opened, token_version_id: 'x' })).status).toBe(404);
  });

  it('is not for a child whose guardian has not agreed', async () => {
    const { error } = await api.call('identity.open', {}, family.child);
    expect(error.errorCode).toBe('GUARDIAN_CONSENT_REQUIRED');
  });

  it('leaves no attempt behind after a day', async () => {
    await window.passes(await open(), BORN, 'CANCEL');
    await open();
    clock.advance({ days: 2 });
    await purgeVerifications(test.server.deps);
    expect(await rows()).toEqual([]);
  });
});

describe('a guardian', () => {
  const asked = () => family.mails().link(() => family.ask());
  const openFor = async (token: string) =>
    (await api.call('guardians.openIdentity', { body: { token } }, family.home())).body;
  const stateFor = async (token: string) =>
    (await api.call('guardians.getIdentity', { body: { token } }, family.home())).body;
  const agree = (token: string) =>
    api.call(
      'guardians.consent',
      { body: { token, guardianName: '김보호', isGuardian: true, chatMode: 'FREE', whisperOn: true } },
      family.home(),
    );

  it('proves a consent by identity in place of the code', async () => {
    const token = await asked();
    expect((await agree(token)).error).toMatchObject({
      errorCode: 'AUTH_NOT_FOUND',
      message: '본인인증이 완료되지 않았습니다. 다시 시도해 주세요.',
    });
    expect(await window.passes(await openFor(token), BORN)).toBe(DONE);
    expect((await stateFor(token)).verifiedState).toBe('VERIFIED');
    expect((await agree(token)).status).toBe(200);
    expect(await family.isProved()).toBe(true);
    const { db } = test.server.deps;
    const ofChild = eq(guardianConsents.userId, family.child.user.userId);
    expect(await db.select().from(guardianConsents).where(ofChild)).toMatchObject([
      { action: 'GIVEN', method: 'MAIL_LINK_AND_IDENTITY' },
    ]);
    const kept = eq(identityVerifications.userId, family.child.user.userId);
    expect(await db.select().from(identityVerifications).where(kept)).toMatchObject([
      { purpose: 'GUARDIAN', birthDate: null, secret: null, usedAt: expect.any(Date) },
    ]);
  });

  it('has to be of age', async () => {
    const token = await asked();
    expect(await window.passes(await openFor(token), family.bornYearsAgo(18))).toBe(FAILED);
    expect(await stateFor(token)).toMatchObject({ verifiedState: 'UNVERIFIED', failure: 'NOT_ADULT' });
    expect((await agree(token)).error.errorCode).toBe('AUTH_NOT_FOUND');
    expect(await window.passes(await openFor(token), family.bornYearsAgo(19))).toBe(DONE);
  });

  it('is good for half an hour, and for the one link', async () => {
    const token = await asked();
    await window.passes(await openFor(token), BORN);
    clock.advance({ minutes: 2 });
    const other = await asked();
    expect((await agree(other)).error.errorCode).toBe('AUTH_NOT_FOUND');
    clock.advance({ minutes: 29 });
    expect((await agree(token)).error.errorCode).toBe('AUTH_NOT_FOUND');
  });

  it('cannot be the child: the same person is refused whoever came first', async () => {
    const { db } = test.server.deps;
    const ofChild = eq(users.id, family.child.user.userId);
    const young = family.bornYearsAgo(10);
    // An account whose age was wrong is verified by an adult, and then says that it is a child.
    await db.update(users).set({ birthDate: BORN, guardianConsent: 'NOT_NEEDED' }).where(ofChild);
    expect(await window.passes((await api.call('identity.open', {}, family.child)).body, BORN)).toBe(DONE);
    await db.update(users).set({ birthDate: young, guardianConsent: 'NEEDED' }).where(ofChild);
    const token = await asked();
    expect(await window.passes(await openFor(token), BORN)).toBe(FAILED);
    expect((await stateFor(token)).failure).toBe('SAME_AS_CHILD');
    const mother = '1983-07-08';
    expect(await window.passes(await openFor(token), mother)).toBe(DONE);
    expect((await agree(token)).status).toBe(200);
    await db.update(users).set({ birthDate: mother }).where(ofChild);
    expect(await window.passes((await api.call('identity.open', {}, family.child)).body, mother)).toBe(
      FAILED,
    );
    expect((await api.call('identity.getState', {}, family.child)).body.failure).toBe('SAME_AS_CHILD');
  });

  it('has no window for a link of nobody, nor for one that was used', async () => {
    const stranger = await api.call(
      'guardians.openIdentity',
      { body: { token: 'A'.repeat(43) } },
      family.home(),
    );
    expect(stranger.error.errorCode).toBe('RESOURCE_NOT_FOUND');
    const { token } = await family.agrees();
    const used = await api.call('guardians.getIdentity', { body: { token } }, family.home());
    expect(used.error.errorCode).toBe('GUARDIAN_LINK_ENDED');
  });
});
