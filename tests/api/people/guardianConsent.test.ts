import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/people/accounts.ts';
import { guardianConsents } from '#server/db/tables/people/guardians.ts';
import { nextEvent } from '../../support/nextEvent.ts';
import { childAndGuardian } from '../../support/childAndGuardian.ts';
import { setUpApi } from '../../support/setUpApi.ts';

const test = setUpApi({ settings: { TRUSTED_PROXIES: '1' } });
const { api, clock } = test;
const family = childAndGuardian(test);
const { mails, ask, sendCode, consent, stateOf, isProved, signsInAgain, agrees } = family;

describe('a code', () => {
  it('comes again after 30 seconds, five times an hour, and only the newest is good', async () => {
    const token = await mails().link(() => ask());
    const first = await family.code(() => sendCode(token));
    expect((await sendCode(token)).error.errorCode).toBe('GUARDIAN_CODE_WAIT');
    let newest = first;
    for (let time = 0; time < 4; time += 1) {
      clock.advance({ seconds: 31 });
      newest = await family.code(() => sendCode(token));
    }
    clock.advance({ seconds: 31 });
    expect((await sendCode(token)).error.message).toContain('여러 번');
    if (first !== newest) expect((await consent(token, first)).error.errorCode).toBe('GUARDIAN_CODE_INVALID');
    expect((await consent(token, newest)).status).toBe(200);
  });

  it('says how many tries are left, even of guesses all at once', async () => {
    const token = await mails().link(() => ask());
    const code = await family.code(() => sendCode(token));
    const wrong = code === '000000' ? '000001' : '000000';
    const { status, error } = await consent(token, wrong);
    expect([status, error.errorCode, error.message]).toEqual([
      400,
      'GUARDIAN_CODE_INVALID',
      '번호가 달라요. 4번 더 넣어 볼 수 있어요.',
    ]);
    await Promise.all(Array.from({ length: 6 }, () => consent(token, wrong)));
    expect((await consent(token, code)).error.message).toContain('새로');
    expect(await isProved()).toBe(false);
  });

  it('lives ten minutes', async () => {
    const token = await mails().link(() => ask());
    const code = await family.code(() => sendCode(token));
    clock.advance({ minutes: 10, seconds: 1 });
    expect((await consent(token, code)).error.errorCode).toBe('GUARDIAN_CODE_INVALID');
  });

  it('of one link is none of another', async () => {
    const token = await mails().link(() => ask());
    const code = await family.code(() => sendCode(token));
    clock.advance({ seconds: 61 });
    const second = await mails().link(() => ask());
    expect((await consent(second, code)).error.errorCode).toBe('GUARDIAN_CODE_INVALID');
  });
});

describe('a yes', () => {
  it('opens what needed it at once, and is kept with who, when and how', async () => {
    const heard = nextEvent(test.server.deps.events, 'consent.changed');
    await agrees({ chatMode: 'SAFE_PHRASES', whisperOn: false });
    expect(await heard).toEqual({ type: 'consent.changed', userId: family.child.user.userId, isGiven: true });
    expect(await isProved()).toBe(true);
    const told = (await api.call('notifications.list', { query: { page: 1 } }, family.child)).body;
    expect(told.notificationList).toMatchObject([
      { notificationType: 'CONSENT', title: '보호자가 허락했어요' },
    ]);
    expect((await api.call('chat.getRules', {}, family.child)).body).toMatchObject({
      needsGuardianConsent: false,
      chatMode: 'SAFE_PHRASES',
      chatModeBy: ['GUARDIAN'],
      whisperBy: ['GUARDIAN'],
    });
    expect(await stateOf()).toMatchObject({ state: 'PROVED', maskedEmail: 'p•••@example.com' });
    const rows = await test.server.deps.db
      .select()
      .from(guardianConsents)
      .where(eq(guardianConsents.userId, family.child.user.userId));
    expect(rows).toMatchObject([
      {
        action: 'GIVEN',
        email: family.email,
        guardianName: '김보호',
        method: 'MAIL_LINK_AND_PHONE',
        chatMode: 'SAFE_PHRASES',
      },
    ]);
    expect(rows[0]?.addressHash).toMatch(/^[\da-f]{64}$/);
  });

  it('needs a name and the tick', async () => {
    const token = await mails().link(() => ask());
    const code = await family.code(() => sendCode(token));
    expect((await consent(token, code, { isGuardian: false })).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await consent(token, code, { guardianName: ' ' })).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await consent(token, code)).status).toBe(200);
  });

  it('is given once, however often the link is used and whoever is faster', async () => {
    const token = await mails().link(() => ask());
    const code = await family.code(() => sendCode(token));
    const replies = await Promise.all([consent(token, code), consent(token, code)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await consent(token, code)).error.errorCode).toBe('GUARDIAN_LINK_ENDED');
    expect(
      await test.server.deps.db.$count(
        guardianConsents,
        eq(guardianConsents.userId, family.child.user.userId),
      ),
    ).toBe(1);
  });

  it('is not asked of somebody who turned 14 meanwhile, and its limits end then', async () => {
    await agrees({ chatMode: 'OFF' });
    const almost = clock.now();
    almost.setUTCFullYear(almost.getUTCFullYear() - 14);
    almost.setUTCDate(almost.getUTCDate() + 2);
    await test.server.deps.db
      .update(users)
      .set({ birthDate: almost.toISOString().slice(0, 10) })
      .where(eq(users.id, family.child.user.userId));
    const rules = async () => (await api.call('chat.getRules', {}, family.child)).body;
    expect(await rules()).toMatchObject({ chatMode: 'OFF', phrasesOn: false });
    clock.advance({ days: 3 });
    await signsInAgain();
    expect(await rules()).toMatchObject({ chatMode: 'FREE', needsGuardianConsent: false });
    expect((await ask()).error.errorCode).toBe('GUARDIAN_CONSENT_NOT_NEEDED');
  });
});

describe('an account that is about to be erased', () => {
  const leave = () =>
    api.call('accounts.requestDeletion', { body: { password: family.child.password } }, family.child);

  it('is told to the guardian who agreed, once', async () => {
    await agrees();
    const before = (await mails().list()).length;
    expect((await leave()).status).toBe(200);
    await expect.poll(async () => (await mails().list()).length).toBe(before + 1);
    const [mail] = await mails().list();
    expect(mail?.subject).toContain('계정을 지우기로 했어요');
    expect(mail?.body).toContain(family.child.user.nickname);
    expect(mail?.body).not.toContain('이 메일을 그냥 두세요');
  });

  it('is not told to a guardian who was only asked', async () => {
    await mails().link(() => ask());
    const { deps } = test.server;
    const before = (await mails().list()).length;
    expect((await leave()).status).toBe(200);
    const waiting = await deps.db.execute(sql`
      select 1 from graphile_worker._private_jobs where payload ->> 'to' = ${family.email}`);
    expect([waiting.rows, (await mails().list()).length]).toEqual([[], before]);
  });
});
