import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signUpChild } from '../../support/signUpChild.ts';
import { childAndGuardian } from '../../support/childAndGuardian.ts';
import { setUpApi } from '../../support/setUpApi.ts';

const test = setUpApi({ settings: { TRUSTED_PROXIES: '1' } });
const { api, clock } = test;
const family = childAndGuardian(test);
const { bornYearsAgo, home, mails, ask, sendCode, consent, stateOf, isProved, signsInAgain } = family;

describe('asking', () => {
  it('mails a link with the nickname and nothing more of the child, and tells the child whom, masked', async () => {
    expect(await stateOf()).toMatchObject({ state: 'NOT_ASKED', maskedEmail: '', waitSeconds: 0 });
    await mails().link(() => ask());
    const [mail] = await mails().list();
    expect(mail?.body).toContain(family.child.user.nickname);
    expect(mail?.html).toContain('/guardian/');
    for (const secret of [family.child.loginName, bornYearsAgo(10)]) {
      expect(`${mail?.body}${mail?.html}`).not.toContain(secret);
    }
    const state = await stateOf();
    expect(state).toMatchObject({ state: 'WAITING', maskedEmail: 'p•••@example.com' });
    expect(state.waitSeconds).toBeGreaterThan(0);
  });

  it('is possible again after a minute, and five times a day', async () => {
    await ask();
    const { status, error } = await ask();
    expect([status, error.errorCode]).toEqual([429, 'GUARDIAN_MAIL_WAIT']);
    for (let time = 0; time < 4; time += 1) {
      clock.advance({ seconds: 61 });
      expect((await ask()).status).toBe(200);
    }
    clock.advance({ seconds: 61 });
    expect((await ask()).error.errorCode).toBe('GUARDIAN_MAIL_WAIT');
    expect(await stateOf()).toMatchObject({ mailsLeft: 0 });
    clock.advance({ days: 1, seconds: 61 });
    await signsInAgain();
    expect((await ask()).status).toBe(200);
  });

  it('all at once mails once', async () => {
    const replies = await Promise.all([ask(), ask(), ask()]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('does not flood one guardian by way of many children', async () => {
    const siblings = await Promise.all(
      Array.from({ length: 12 }, () => signUpChild(test.server, { birthDate: bornYearsAgo(9) })),
    );
    const replies = await Promise.all(
      siblings.map((sibling) => api.call('guardians.request', { body: { email: family.email } }, sibling)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  });

  it('refuses the own mail, no mail, and whoever needs nobody', async () => {
    const own = `kid-${family.number}@example.com`;
    family.child = await signUpChild(test.server, { birthDate: bornYearsAgo(10), email: own });
    expect((await ask(own)).error).toMatchObject({
      errorCode: 'VALIDATION_FAIL',
      fieldErrors: [{ field: 'email' }],
    });
    expect((await ask('엄마')).error.errorCode).toBe('VALIDATION_FAIL');
    family.child = await signUpChild(test.server);
    expect((await ask()).error.errorCode).toBe('GUARDIAN_CONSENT_NOT_NEEDED');
    expect(await stateOf()).toMatchObject({ state: 'NOT_NEEDED' });
  });

  it('is part of signing up, and of introducing oneself', async () => {
    const birthDate = bornYearsAgo(8);
    await mails().link(async () => {
      family.child = await signUpChild(test.server, { birthDate, guardianEmail: family.email });
    });
    expect(await stateOf()).toMatchObject({ state: 'WAITING' });
    const info = { name: '김바다', gender: 'FEMALE' };
    const taken = await api.call(
      'accounts.saveExtraInfo',
      { body: { ...info, email: family.email } },
      family.child,
    );
    expect(taken.error).toMatchObject({
      errorCode: 'SIGNUP_VALIDATION_FAIL',
      fieldErrors: [{ field: 'email' }],
    });

    family.child = await signUpChild(test.server, { birthDate });
    const body = { ...info, guardianEmail: `other-${family.email}` };
    expect((await api.call('accounts.saveExtraInfo', { body }, family.child)).status).toBe(200);
    expect(await stateOf()).toMatchObject({ state: 'WAITING', maskedEmail: 'o•••@example.com' });

    const same = {
      loginName: `same_${family.number}`,
      nickname: '같은메일',
      password: 'dolphin-1234',
      birthDate,
    };
    const refused = await api.call('accounts.signUp', {
      body: { ...same, email: family.email, guardianEmail: family.email },
    });
    expect(refused.error).toMatchObject({
      errorCode: 'SIGNUP_VALIDATION_FAIL',
      fieldErrors: [{ field: 'guardianEmail' }],
    });
  });
});

describe('a link', () => {
  it('says who asks, and lives seven days', async () => {
    const token = await mails().link(() => ask());
    const open = () => api.call('guardians.openLink', { body: { token } }, home());
    expect((await open()).body).toMatchObject({
      kind: 'CONSENT',
      maskedEmail: 'p•••@example.com',
      child: { nickname: family.child.user.nickname },
      code: null,
    });
    const { rows } = await test.server.deps.db.execute(
      sql`select * from guardian_links where email = ${family.email}`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    clock.advance({ days: 7, seconds: 1 });
    expect((await open()).error.errorCode).toBe('GUARDIAN_LINK_ENDED');
    expect((await sendCode(token)).error.errorCode).toBe('GUARDIAN_LINK_ENDED');
    await signsInAgain();
    expect(await stateOf()).toMatchObject({ state: 'NOT_ASKED' });
  });

  it('to another guardian ends the first', async () => {
    const first = await mails().link(() => ask());
    clock.advance({ seconds: 61 });
    await ask(`other-${family.email}`);
    expect((await sendCode(first)).error.errorCode).toBe('GUARDIAN_LINK_ENDED');
  });

  it('of nobody is not found', async () => {
    expect((await sendCode('B'.repeat(43))).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });

  it('left for later is silent for the child, and stays good', async () => {
    const token = await mails().link(() => ask());
    expect((await api.call('guardians.deny', { body: { token } }, home())).status).toBe(200);
    expect((await api.call('guardians.deny', { body: { token } }, home())).status).toBe(200);
    expect(await stateOf()).toMatchObject({ state: 'LATER' });
    clock.advance({ seconds: 120 });
    expect((await ask()).error.errorCode).toBe('GUARDIAN_MAIL_WAIT');
    const code = await family.code(() => sendCode(token));
    expect((await consent(token, code)).status).toBe(200);
    expect(await isProved()).toBe(true);
  });
});
