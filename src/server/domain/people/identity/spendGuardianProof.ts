import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { identityVerifications } from '#server/db/tables/people/identity.ts';
import { AppError } from '#server/platform/appError.ts';
import { PROOF_MS } from './verifications.ts';
import { identityTexts } from './texts.ts';

/** Uses what the guardian of a link has proven within the last half hour, once. Throws AUTH_NOT_FOUND. */
export async function spendGuardianProof(
  tx: Transaction,
  { guardianLinkId, now }: { readonly guardianLinkId: number; readonly now: Date },
): Promise<void> {
  const [proof] = await tx
    .select({ id: identityVerifications.id })
    .from(identityVerifications)
    .where(
      and(
        eq(identityVerifications.guardianLinkId, guardianLinkId),
        eq(identityVerifications.purpose, 'GUARDIAN'),
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
      log: `the guardian of link ${guardianLinkId} has proven no identity`,
    });
  await tx.update(identityVerifications).set({ usedAt: now }).where(eq(identityVerifications.id, proof.id));
}
