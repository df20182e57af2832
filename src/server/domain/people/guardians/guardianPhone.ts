import { sql } from 'drizzle-orm';
import { MOST_CHILDREN_OF_GUARDIAN } from '#shared/contract/people/guardians.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { Deps } from '#server/domain/deps.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import { AppError } from '#server/platform/appError.ts';
import { otherChildrenOfPhone } from './consentRecords.ts';
import { digitsOf, phoneHashOf } from './secrets.ts';
import { guardianTexts } from './texts.ts';

/**
 * The digits of a phone that may be a guardian's: another mailbox is made in a minute, another phone is not. Throws
 * VALIDATION_FAIL for an invalid one, for the number of the child's own account, and for one that consents for many
 * children.
 */
export async function guardianPhone({
  deps,
  userId,
  phoneNumber,
}: {
  readonly deps: Pick<Deps, 'db' | 'config'>;
  readonly userId: number;
  readonly phoneNumber: string | undefined;
}): Promise<string> {
  if (phoneNumber === undefined) throw refused(guardianTexts.needPhone, 'no phone was named');
  const digits = digitsOf(phoneNumber);
  const child = await readUser({ db: deps.db, userId });
  if (digitsOf(child.phoneNumber) === digits)
    throw refused(guardianTexts.ownPhone, `the phone is that of child ${userId}`);
  await assertFewChildren(deps.db, { userId, phoneHash: phoneHashOf(deps.config, digits) });
  return digits;
}

/** The same in the transaction of a consent: two at once are counted one after another. */
export async function lockPhone(
  tx: Transaction,
  about: { readonly userId: number; readonly phoneHash: string },
): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`guardian-phone:${about.phoneHash}`}, 0))`,
  );
  await assertFewChildren(tx, about);
}

async function assertFewChildren(
  db: Database | Transaction,
  about: { readonly userId: number; readonly phoneHash: string },
): Promise<void> {
  if ((await otherChildrenOfPhone(db, about)) >= MOST_CHILDREN_OF_GUARDIAN)
    throw refused(guardianTexts.phoneFull, 'the phone agrees for as many children as one may');
}

const refused = (message: string, log: string) =>
  new AppError('VALIDATION_FAIL', { message, fieldErrors: [{ field: 'phoneNumber', message }], log });
