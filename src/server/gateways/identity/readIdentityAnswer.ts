import { z } from 'zod';
import { IdentityRefused, type IdentityGateway, type ProvenIdentity } from './identityGateway.ts';
import { isIntact, openToken } from './tokenCrypto.ts';

const PASSED = '0000';

const headSchema = z.object({ resultcode: z.string(), requestno: z.string() });
const personSchema = z.object({
  birthdate: z.string().regex(/^\d{8}$/),
  ci: z.string().min(1).max(200),
});

/** Reads a window's answer: checks its integrity, then its request, then whether a person was proven. */
export function readIdentityAnswer(answer: Parameters<IdentityGateway['read']>[0]): ProvenIdentity {
  const { requestNo, secret, tokenVersionId, token } = answer;
  if (token.token_version_id !== tokenVersionId)
    throw new IdentityRefused('FORGED', 'the answer is of another token version');
  if (!isIntact(secret, token)) throw new IdentityRefused('FORGED', 'the integrity value is wrong');
  const content = decrypt(secret, token.enc_data);
  const head = headSchema.safeParse(content);
  if (!head.success) throw new IdentityRefused('FORGED', 'the answer has no request number');
  if (head.data.requestno !== requestNo)
    throw new IdentityRefused('FORGED', 'the answer is for another request');
  if (head.data.resultcode !== PASSED)
    throw new IdentityRefused('CANCELLED', `the provider answered ${head.data.resultcode.slice(0, 8)}`);
  const person = personSchema.safeParse(content);
  if (!person.success) throw new IdentityRefused('FORGED', 'the answer names nobody');
  const { birthdate, ci } = person.data;
  return { birthDate: `${birthdate.slice(0, 4)}-${birthdate.slice(4, 6)}-${birthdate.slice(6)}`, ci };
}

function decrypt(secret: string, encData: string): unknown {
  try {
    return openToken(secret, encData, 'euc-kr');
  } catch (cause) {
    throw new IdentityRefused('FORGED', 'the answer cannot be decrypted', cause);
  }
}
