import { eq, sql } from 'drizzle-orm';
import { prepared } from '#server/db/prepared.ts';
import { users } from '#server/db/tables/accounts.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';
import { needsGuardianConsent } from './needsGuardianConsent.ts';

const consentFacts = prepared((db) =>
  db
    .select({ guardianConsent: users.guardianConsent, birthDate: users.birthDate })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('consent_facts'),
);

/** Whether a guardian has still to agree before this user may talk with others. Throws MEMBER_NOT_FOUND. */
export async function isConsentMissing(input: {
  deps: Pick<Deps, 'db' | 'clock'>;
  userId: number;
}): Promise<boolean> {
  const { deps, userId } = input;
  const [facts] = await consentFacts(deps.db).execute({ userId });
  if (!facts) throw new AppError('MEMBER_NOT_FOUND', { log: `no user ${userId}` });
  return needsGuardianConsent(facts, deps.clock.now());
}
