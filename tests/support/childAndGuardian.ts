import { beforeEach, expect } from 'vitest';
import { guardianCookie, guardianMails } from './guardianMails.ts';
import { phoneCode } from './phoneCode.ts';
import type { ApiTest } from './setUpApi.ts';
import { signUpChild, type Child } from './signUpChild.ts';

const FREE = { chatMode: 'FREE', whisperOn: true };

/** A child of ten and its guardian's mail, new for each test, and what the two do. */
export function childAndGuardian(test: ApiTest) {
  const { api, clock } = test;
  const family = { number: 0, email: '', child: undefined as Child | undefined };
  const own = (): Child => {
    if (!family.child) throw new Error('childAndGuardian: the child signs up before each test');
    return family.child;
  };

  /** Born so many years ago today. */
  const bornYearsAgo = (years: number) => {
    const day = clock.now();
    day.setUTCFullYear(day.getUTCFullYear() - years);
    return day.toISOString().slice(0, 10);
  };
  beforeEach(async () => {
    family.number += 1;
    family.email = `parent-${family.number}@example.com`;
    family.child = await signUpChild(test.server, { birthDate: bornYearsAgo(10) });
  });

  /** A household of its own for each test, so that the limit per minute counts for each. */
  const home = () => ({ address: `198.51.100.${family.number}` });
  const mails = () => guardianMails(api, family.email);
  const ask = (to = family.email) => api.call('guardians.request', { body: { email: to } }, own());
  /** A phone of its own for each guardian. */
  const phone = () => `0107000${String(family.number).padStart(4, '0')}`;
  const sendCode = (token: string, phoneNumber = phone()) =>
    api.call('guardians.sendCode', { body: { token, phoneNumber } }, home());
  /** The digits that come to the guardian's phone by what is done. */
  const code = (after: () => Promise<unknown>) => phoneCode(api, phone(), after);
  const consent = (token: string, code: string, part: Record<string, unknown> = {}) =>
    api.call(
      'guardians.consent',
      { body: { token, code, guardianName: '김보호', isGuardian: true, ...FREE, ...part } },
      home(),
    );
  return {
    get child() {
      return own();
    },
    set child(child: Child) {
      family.child = child;
    },
    get email() {
      return family.email;
    },
    get number() {
      return family.number;
    },
    ...{ bornYearsAgo, home, mails, phone, ask, sendCode, code, consent },
    stateOf: async () => (await api.call('guardians.getRequest', {}, own())).body,
    isProved: async () => !(await api.call('accounts.getMe', {}, own())).body.needsGuardianConsent,
    /** After days the access token has run out. */
    signsInAgain: async () => {
      const { loginName, password } = own();
      const { headers } = await api.call('sessions.signIn', { body: { loginName, password } });
      family.child = { ...own(), token: headers.get('access_token') ?? '' };
    },
    agrees: async (part: Record<string, unknown> = {}) => {
      const token = await mails().link(() => ask());
      const digits = await code(() => sendCode(token));
      const reply = await consent(token, digits, part);
      expect(reply.status).toBe(200);
      return { token, code: digits, cookie: guardianCookie(reply.headers) };
    },
  };
}
