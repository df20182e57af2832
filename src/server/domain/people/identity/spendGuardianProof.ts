import { and, countDistinct, desc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import { MOST_CHILDREN_OF_GUARDIAN } from '#shared/contract/people/guardians.ts';
import type { Transaction } from '#server/db/connect.ts';
import { identityVerifications } from '#server/db/tables/people/identity.ts';
import { AppError } from '#server/platform/appError.ts';
import { isOfGuardian, PROOF_MS, type GuardianCame } from './identityVerifications.ts';
import { identityTexts } from './texts.ts';

/**
 * Uses a guardian's proof of the last half hour, once. Throws AUTH_NOT_FOUND, also for a person at the limit of
 * children.
 */
export async function spendGuardianProof(
  tx: Transaction,
  { now, ...of }: GuardianCame & { readonly userId: number; readonly now: Date },
): Promise<void> {
  const [proof] = await tx
    .select({ id: identityVerifications.id, ciHash: identityVerifications.ciHash })
    .from(identityVerifications)
    .where(
      and(
        isOfGuardian(of),
        eq(identityVerifications.state, 'VERIFIED'),
        isNull(identityVerifications.usedAt),
        gt(identityVerifications.answeredAt, new Date(now.getTime() - PROOF_MS)),
      ),
    )
    .orderBy(desc(identityVerifications.id))
    .limit(1)
    .for('update');
  if (!proof)
    throw new AppError('AUTH_NOT_FOUND', {
      message: identityTexts.notDone,
      log: `the guardian of child ${of.userId} has proven no identity`,
    });
  const [others] = await tx
    .select({ children: countDistinct(identityVerifications.userId) })
    .from(identityVerifications)
    .where(
      and(
        eq(identityVerifications.ciHash, proof.ciHash ?? ''),
        eq(identityVerifications.purpose, 'GUARDIAN'),
        isNotNull(identityVerifications.usedAt),
        ne(identityVerifications.userId, of.userId),
      ),
    );
  if ((others?.children ?? 0) >= MOST_CHILDREN_OF_GUARDIAN)
    throw new AppError('AUTH_NOT_FOUND', {
      message: identityTexts.manyChildren,
      log: `one person would agree for more than ${MOST_CHILDREN_OF_GUARDIAN} children`,
    });
  await tx.update(identityVerifications).set({ usedAt: now }).where(eq(identityVerifications.id, proof.id));
}
