import { createHash } from 'node:crypto';
import { randomToken } from '#server/platform/ids.ts';
import type { IdentityGateway, IdentityToken } from './identityGateway.ts';
import { readIdentityAnswer } from './readIdentityAnswer.ts';
import { isIntact, openToken, sealToken, secretOf } from './tokenCrypto.ts';

const SANDBOX_WINDOW_PATH = '/game/v1/sandbox/identity-windows';

/** Speaks like NICE, with a window of our own in which the tester chooses the answer. */
export function createSandboxIdentity(): IdentityGateway {
  return {
    isSandbox: true,
    open: ({ requestNo, returnUrl, now }) => {
      const secret = secretOf({ reqDtim: now.toISOString(), requestNo, tokenVal: randomToken() });
      const request = { requestno: requestNo, returnurl: returnUrl, sitecode: 'SANDBOX', methodtype: 'post' };
      return Promise.resolve({
        windowUrl: SANDBOX_WINDOW_PATH,
        // The window finds the request by it, as NICE finds its token.
        token: { token_version_id: `sandbox-${requestNo}`, ...sealToken(secret, request) },
        secret,
      });
    },
    read: readIdentityAnswer,
  };
}

/** The request number of a token version; undefined for a version that the sandbox never issued. */
export const sandboxRequestNo = (tokenVersionId: string): string | undefined =>
  /^sandbox-([\w-]{16,30})$/.exec(tokenVersionId)?.[1];

/** Whether the form of a page is one that the sandbox made. */
export function isSandboxRequest(secret: string, token: IdentityToken): boolean {
  if (!isIntact(secret, token)) return false;
  const content = openToken(secret, token.enc_data, 'utf8');
  return typeof content === 'object' && content !== null && 'requestno' in content;
}

/** The form that the sandbox's window posts back; a birth date stands for one person. */
export function answerOfSandbox(answer: {
  readonly requestNo: string;
  readonly tokenVersionId: string;
  readonly secret: string;
  readonly birthDate: string;
  readonly behaviour: 'PASS' | 'CANCEL' | 'FORGE' | 'REPLAY';
}): IdentityToken {
  const { requestNo, tokenVersionId, secret, birthDate, behaviour } = answer;
  const isCancelled = behaviour === 'CANCEL';
  const ci = createHash('sha512').update(`sandbox:${birthDate}`).digest('base64');
  const content = isCancelled
    ? { resultcode: '0003', requestno: requestNo }
    : {
        resultcode: '0000',
        requestno: requestNo,
        name: '홍길동',
        birthdate: birthDate.replaceAll('-', ''),
        ci,
      };
  const sealed = sealToken(secret, content, 'euc-kr');
  const broken = `${sealed.enc_data.slice(0, -4)}${sealed.enc_data.endsWith('AAA=') ? 'BBB=' : 'AAA='}`;
  return {
    token_version_id: tokenVersionId,
    enc_data: behaviour === 'FORGE' ? broken : sealed.enc_data,
    integrity_value: sealed.integrity_value,
  };
}
