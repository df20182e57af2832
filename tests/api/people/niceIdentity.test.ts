import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  IdentityRefused,
  type IdentityGateway,
  type IdentityToken,
} from '#server/gateways/identity/identityGateway.ts';
import { createNiceIdentity } from '#server/gateways/identity/niceIdentity.ts';
import { NICE_CLIENT, NiceService } from '../../support/niceService.ts';

const nice = new NiceService();
const requestNo = 'a1b2c3d4e5f60718293a4b5c6d7e8f';
const returnUrl = `https://dolphin.example/game/v1/identity-verifications/${requestNo}/returns`;
// Nine in the morning of the next day in Seoul.
const now = new Date('2026-11-23T15:00:05Z');
const PERSON = { name: '돌고래', birthdate: '19850302', ci: 'CI+of/a/person==', mobileno: '01012345678' };
let apiUrl = '';
let gateway: IdentityGateway;

const make = (over: { readonly clientSecret?: string } = {}) =>
  createNiceIdentity({
    ...{ apiUrl, windowUrl: 'https://nice.example/service.cb', timeoutMs: 700 },
    ...{ ...NICE_CLIENT, ...over },
  });
const open = () => gateway.open({ requestNo, returnUrl, now });

beforeAll(async () => {
  apiUrl = await nice.listen();
});
afterAll(() => nice.close());
beforeEach(() => {
  nice.trouble = 'none';
  gateway = make();
});

describe('the window', () => {
  it('is asked for in the form that NICE decrypts', async () => {
    const { windowUrl, token } = await open();
    expect(windowUrl).toBe('https://nice.example/service.cb');
    expect(nice.readRequest(token)).toEqual({
      requestno: requestNo,
      returnurl: returnUrl,
      sitecode: 'AB123',
      methodtype: 'post',
      popupyn: 'Y',
    });
  });

  it('asks for the institution token once, and again after a failure', async () => {
    nice.trouble = 'refuseToken';
    await expect(open()).rejects.toThrow('/oauth/token');
    nice.trouble = 'none';
    const before = nice.institutionTokens;
    await Promise.all([open(), open()]);
    expect(nice.institutionTokens).toBe(before + 1);
  });

  it.each(['garbage', 'busy', 'refuseCrypto', 'hang'] as const)(
    'fails when NICE does (%s)',
    async (trouble) => {
      nice.trouble = trouble;
      await expect(open()).rejects.toThrow(/NICE answered|aborted/);
    },
  );

  it('fails for a wrong client, and tells neither secret nor token', async () => {
    gateway = make({ clientSecret: 'f00dfeed00112233' });
    await expect(open()).rejects.toThrow(/^NICE answered \/digital\/niceid\/oauth\/oauth\/token with 200/);
  });
});

describe('the answer', () => {
  const refusal = (read: () => unknown): string => {
    try {
      read();
    } catch (error) {
      if (error instanceof IdentityRefused) return `${error.reason}: ${error.message}`;
      throw error;
    }
    return 'accepted';
  };
  const opened = async () => {
    const { token, secret } = await open();
    const tokenVersionId = token.token_version_id;
    const resultOf = (part: Record<string, string> = {}) =>
      nice.resultFor(tokenVersionId, { resultcode: '0000', requestno: requestNo, ...PERSON, ...part });
    const read = (answer: IdentityToken) =>
      gateway.read({ requestNo, secret, tokenVersionId, token: answer });
    return { resultOf, read };
  };

  it('names the person, and nothing else of what NICE tells', async () => {
    const { read, resultOf } = await opened();
    expect(read(resultOf())).toEqual({ birthDate: '1985-03-02', ci: PERSON.ci });
  });

  it('is refused before decrypting when a letter was changed', async () => {
    const { read, resultOf } = await opened();
    const answer = resultOf();
    const changed = `${answer.enc_data.startsWith('A') ? 'B' : 'A'}${answer.enc_data.slice(1)}`;
    expect(refusal(() => read({ ...answer, enc_data: changed }))).toBe(
      'FORGED: the integrity value is wrong',
    );
    expect(refusal(() => read({ ...answer, enc_data: '' }))).toContain('integrity');
    expect(refusal(() => read({ ...answer, integrity_value: '가' }))).toContain('integrity');
    expect(
      refusal(() => read({ ...answer, integrity_value: answer.integrity_value.slice(0, 20) })),
    ).toContain('integrity');
  });

  it('of another verification is refused, by its token and by its number', async () => {
    const [first, second] = [await opened(), await opened()];
    expect(refusal(() => first.read(second.resultOf()))).toContain('another token version');
    expect(refusal(() => first.read(first.resultOf({ requestno: 'of-somebody-else' })))).toContain(
      'another request',
    );
  });

  it('without a person proves nobody', async () => {
    const { read, resultOf } = await opened();
    expect(refusal(() => read(resultOf({ resultcode: '0003' })))).toContain('CANCELLED');
    expect(refusal(() => read(resultOf({ birthdate: '1985' })))).toContain('names nobody');
    expect(refusal(() => read(resultOf({ ci: '' })))).toContain('names nobody');
  });
});
