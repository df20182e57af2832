import { eq } from 'drizzle-orm';
import type { IdentityFailure } from '#shared/contract/people/identity.ts';
import type { Transaction } from '#server/db/connect.ts';
import { identityVerifications } from '#server/db/tables/people/identity.ts';
import {
  IdentityRefused,
  type IdentityToken,
  type ProvenIdentity,
} from '#server/gateways/identity/identityGateway.ts';
import { ageOn } from '#server/platform/ageOn.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import type { Deps } from '#server/domain/deps.ts';
import { changeUser, lockUser, readUser } from '#server/domain/people/accounts/users.ts';
import { transaction } from '#server/domain/transaction.ts';
import { dropOlder, hashOfCi, isKnownAs, type Verification } from './identityVerifications.ts';

/** A guardian who consents is of age (민법 §4). */
const GUARDIAN_AGE = 19;

export interface Answer {
  readonly deps: Deps;
  readonly requestNo: string;
  readonly token: IdentityToken;
}

/**
 * Handles the answer of a provider's window. A request is answered once: a repeated, late or forged answer changes
 * nothing. False where this answer proved no person.
 */
export async function receiveAnswer({ deps, requestNo, token }: Answer): Promise<boolean> {
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const [row] = await tx
      .select()
      .from(identityVerifications)
      .where(eq(identityVerifications.requestNo, requestNo))
      .for('update');
    if (row?.state !== 'OPEN' || row.secret === null || row.expiresAt <= now) {
      deps.log.warn({ state: row?.state }, 'an answer about an identity is for no open request');
      return false;
    }
    const person = readPerson(deps, {
      requestNo,
      secret: row.secret,
      tokenVersionId: row.tokenVersionId,
      token,
    });
    if (person === 'FORGED') return false;
    const judged =
      person === 'CANCELLED' ? { failure: person } : await judgePerson(tx, { deps, row, person, now });
    const isVerified = judged.failure === null;
    await tx
      .update(identityVerifications)
      .set({ ...judged, state: isVerified ? 'VERIFIED' : 'FAILED', secret: null, answeredAt: now })
      .where(eq(identityVerifications.id, row.id));
    if (isVerified && row.purpose === 'USER') {
      await dropOlder(tx, row);
      await changeUser({ db: tx, userId: row.userId, change: { verifiedState: 'VERIFIED' } });
    }
    return isVerified;
  });
}

function readPerson(
  { identity, log }: Deps,
  answer: Parameters<Deps['identity']['read']>[0],
): ProvenIdentity | IdentityRefused['reason'] {
  try {
    return identity.read(answer);
  } catch (error) {
    if (!(error instanceof IdentityRefused)) throw error;
    log.warn({ reason: error.reason }, `an identity was refused: ${error.message}`);
    return error.reason;
  }
}

type Judged =
  | { readonly failure: IdentityFailure }
  | { readonly failure: null; readonly ciHash: string; readonly birthDate: string | null };

/** Whether a proven person is the one that the request is about. Nothing is stored about a wrong one. */
async function judgePerson(
  tx: Transaction,
  about: {
    readonly deps: Deps;
    readonly row: Verification;
    readonly person: ProvenIdentity;
    readonly now: Date;
  },
): Promise<Judged> {
  const { deps, row, person, now } = about;
  const { userId } = row;
  await lockUser(tx, userId);
  const user = await readUser({ db: tx, userId });
  const ciHash = hashOfCi(deps.config, person.ci);
  if (row.purpose === 'GUARDIAN') {
    if (ageOn(person.birthDate, seoulDay(now)) < GUARDIAN_AGE) return { failure: 'NOT_ADULT' };
    if (await isKnownAs(tx, { userId, purpose: 'USER', ciHash })) return { failure: 'SAME_AS_CHILD' };
    // The age of the guardian was checked; the birth date is not stored.
    return { failure: null, ciHash, birthDate: null };
  }
  if (person.birthDate !== user.birthDate) return { failure: 'OTHER_BIRTH_DATE' };
  if (await isKnownAs(tx, { userId, purpose: 'GUARDIAN', ciHash })) return { failure: 'SAME_AS_CHILD' };
  return { failure: null, ciHash, birthDate: person.birthDate };
}
