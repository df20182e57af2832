import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { MOST_CHILDREN_OF_GUARDIAN } from '#shared/contract/people/guardians.ts';
import { PLAN_PRICES } from '#shared/contract/commerce/subscriptions.ts';
import { guardianConsents } from '#server/db/tables/people/guardians.ts';
import { lessonPack } from '../../support/buying.ts';
import { childAndGuardian } from '../../support/childAndGuardian.ts';
import { guardianMails } from '../../support/guardianMails.ts';
import { identityWindow } from '../../support/identityWindow.ts';
import { phoneCode } from '../../support/phoneCode.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild } from '../../support/signUpChild.ts';

const test = setUpApi({ settings: { TRUSTED_PROXIES: '1' } });
const { api, clock } = test;
const family = childAndGuardian(test);
const window = identityWindow(api);
const ADULT = '1980-03-02';

describe('a child with a second mailbox', () => {
  it('has its link, and no code comes to that mailbox', async () => {
    const token = await family.mails().link(() => family.ask());
    const before = (await family.mails().list()).length;
    const refused = await api.call('guardians.sendCode', { body: { token } }, family.home());
    expect([refused.status, refused.error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
    expect(refused.error.fieldErrors).toEqual([
      { field: 'phoneNumber', message: '보호자의 휴대전화 번호를 적어 주세요.' },
    ]);
    expect(await family.mails().list()).toHaveLength(before);
    const { error } = await api.call(
      'guardians.consent',
      { body: { token, guardianName: '김보호', isGuardian: true, chatMode: 'FREE', whisperOn: true } },
      family.home(),
    );
    expect(error.errorCode).toBe('AUTH_NOT_FOUND');
    expect(await family.isProved()).toBe(false);
  });

  it('cannot use the phone of its own account, however it is typed', async () => {
    const { password } = family.child;
    const info = { name: '김바다', gender: 'OTHER', phoneNumber: '010-9876-5432', password };
    await api.call('accounts.saveExtraInfo', { body: info }, family.child);
    const token = await family.mails().link(() => family.ask());
    for (const own of ['010-9876-5432', '01098765432'])
      expect((await family.sendCode(token, own)).error.fieldErrors).toMatchObject([{ field: 'phoneNumber' }]);
    expect((await family.sendCode(token)).status).toBe(200);
  });
});

describe('one guardian', () => {
  it('agrees by one phone for five children and no more', async () => {
    await family.agrees();
    const phone = family.phone();
    // These rows look as if it had agreed for four more.
    const others = await Promise.all(
      Array.from({ length: MOST_CHILDREN_OF_GUARDIAN - 1 }, () =>
        signUpChild(test.server, { birthDate: family.bornYearsAgo(9) }),
      ),
    );
    for (const { user } of others)
      await test.server.deps.db.execute(sql`
        insert into guardian_consents
          (user_id, action, email, guardian_name, method, phone_hash, text_version, address_hash, created_at)
        select ${user.userId}, action, email, guardian_name, method, phone_hash, text_version, address_hash, created_at
        from guardian_consents where user_id = ${family.child.user.userId} limit 1`);
    clock.advance({ minutes: 61 });
    family.child = await signUpChild(test.server, { birthDate: family.bornYearsAgo(9) });
    const token = await family.mails().link(() => family.ask());
    expect((await family.sendCode(token, phone)).error.fieldErrors?.[0]?.message).toContain(
      '더 허락할 수 없어요',
    );
    // By another number all is well.
    expect((await family.sendCode(token, '01055550002')).status).toBe(200);
  });

  it('agrees by one identity for five children and no more', async () => {
    const token = await family.mails().link(() => family.ask());
    const body = { token, guardianName: '김보호', isGuardian: true, chatMode: 'FREE', whisperOn: true };
    const opened = await api.call('guardians.openIdentity', { body: { token } }, family.home());
    await window.passes(opened.body, ADULT);
    for (let others = 0; others < MOST_CHILDREN_OF_GUARDIAN; others += 1) {
      const other = await signUpChild(test.server, { birthDate: family.bornYearsAgo(9) });
      await test.server.deps.db.execute(sql`
        insert into identity_verifications
          (request_no, purpose, user_id, state, token_version_id, ci_hash, created_at, expires_at, answered_at, used_at)
        select ${`other-request-${others}`}, 'GUARDIAN', ${other.user.userId}, 'VERIFIED', 'x', ci_hash,
          created_at, expires_at, answered_at, answered_at
        from identity_verifications where user_id = ${family.child.user.userId} and ci_hash is not null limit 1`);
    }
    const refused = await api.call('guardians.consent', { body }, family.home());
    expect(refused.error).toMatchObject({
      errorCode: 'AUTH_NOT_FOUND',
      message: '한 사람이 허락할 수 있는 아이의 수를 넘었어요. 다른 보호자가 확인해 주세요.',
    });
    expect(await family.isProved()).toBe(false);
  });
});

describe('a guardian who had agreed by mail alone', () => {
  const oldGuardian = async () => {
    const { cookie } = await family.agrees();
    const id = family.child.user.userId;
    await test.server.deps.db
      .update(guardianConsents)
      .set({ method: 'MAIL_LINK_AND_CODE', phoneHash: null })
      .where(eq(guardianConsents.userId, id));
    const who = { cookie, ...family.home() };
    return {
      id,
      who,
      buys: async () => {
        const { productId, price } = await lessonPack(test.server, 4);
        const body = { productId, amount: price, phoneNumber: '01012345678' };
        return api.call('guardianPayments.prepareProduct', { params: { id }, body }, who);
      },
      isProven: async () => (await api.call('guardians.listChildren', {}, who)).body.childList[0]?.isProven,
    };
  };

  it('stays the guardian, and buys after a phone was shown once', async () => {
    const { id, who, buys, isProven } = await oldGuardian();
    expect(await family.isProved()).toBe(true);
    expect(await isProven()).toBe(false);
    expect((await buys()).error.errorCode).toBe('GUARDIAN_PROOF_REQUIRED');
    const plan = { params: { id }, body: { amount: PLAN_PRICES.DOLPHIN_PRO } };
    expect((await api.call('guardianSubscriptions.prepareDolphin', plan, who)).error.errorCode).toBe(
      'GUARDIAN_PROOF_REQUIRED',
    );
    const send = (phoneNumber: string) =>
      api.call('guardians.sendPhoneCode', { params: { id }, body: { phoneNumber } }, who);
    clock.advance({ seconds: 61 });
    const code = await phoneCode(api, family.phone(), async () => {
      const sent = await send(family.phone());
      expect([sent.status, sent.error.message]).toEqual([200, undefined]);
    });
    const prove = (digits: string) =>
      api.call('guardians.prove', { params: { id }, body: { code: digits } }, who);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await prove(wrong)).error.errorCode).toBe('GUARDIAN_CODE_INVALID');
    expect((await prove(code)).body.isProven).toBe(true);
    expect((await prove(code)).error.errorCode).toBe('GUARDIAN_CODE_INVALID');
    expect((await buys()).status).toBe(201);
  });

  it('buys after an identity was shown once', async () => {
    const { id, who, buys, isProven } = await oldGuardian();
    const params = { id };
    expect((await api.call('guardians.prove', { params, body: {} }, who)).error.errorCode).toBe(
      'AUTH_NOT_FOUND',
    );
    const opened = await api.call('guardians.openChildIdentity', { params }, who);
    await window.passes(opened.body, '1979-11-12');
    expect((await api.call('guardians.getChildIdentity', { params }, who)).body.verifiedState).toBe(
      'VERIFIED',
    );
    expect((await api.call('guardians.prove', { params, body: {} }, who)).status).toBe(200);
    expect(await isProven()).toBe(true);
    expect((await buys()).status).toBe(201);
  });

  it('proves nothing for a child of somebody else', async () => {
    const { who } = await oldGuardian();
    const stranger = await signUpChild(test.server, { birthDate: family.bornYearsAgo(9) });
    const params = { id: stranger.user.userId };
    const body = { phoneNumber: family.phone() };
    for (const reply of [
      await api.call('guardians.sendPhoneCode', { params, body }, who),
      await api.call('guardians.openChildIdentity', { params }, who),
      await api.call('guardians.getChildIdentity', { params }, who),
      await api.call('guardians.prove', { params, body: { code: '123456' } }, who),
    ])
      expect(reply.error.errorCode).toBe('MEMBER_NOT_FOUND');
  });
});

describe('a former guardian', () => {
  it('is told once that another one is asked', async () => {
    const { cookie } = await family.agrees();
    const who = { cookie, ...family.home() };
    const params = { id: family.child.user.userId };
    clock.advance({ seconds: 61 });
    const code = await family.mails().code(() => api.call('guardians.sendWithdrawalCode', { params }, who));
    await api.call('guardians.withdraw', { params, body: { code } }, who);
    const other = `other-${family.email}`;
    const told = async () =>
      (await family.mails().list()).filter(({ subject }) => subject.includes('다른 보호자에게')).length;
    await guardianMails(api, other).link(() => family.ask(other));
    await expect.poll(told).toBe(1);
    clock.advance({ seconds: 61 });
    await guardianMails(api, other).link(() => family.ask(other));
    expect(await told()).toBe(1);
  });

  it('is told, too, who only left it for later', async () => {
    const token = await family.mails().link(() => family.ask());
    await api.call('guardians.deny', { body: { token } }, family.home());
    clock.advance({ days: 1, seconds: 61 });
    await family.signsInAgain();
    const other = `other-${family.email}`;
    await guardianMails(api, other).link(() => family.ask(other));
    await expect
      .poll(async () => (await family.mails().list()).map(({ subject }) => subject).join())
      .toContain('다른 보호자에게');
  });
});
