import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { userCertificates } from '#server/db/tables/world/certificates.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { drawCertificate } from './readCertificates.ts';

export interface Award {
  readonly userId: number;
  /** The key of the achievement, like a reason of the ledger. */
  readonly awardKey: string;
  readonly title: string;
  readonly lines: readonly [string, string];
}

/**
 * Issues an award, once: a repeated call answers the first one. It is listed among the certificates; the caller
 * announces it.
 */
export async function issueAward(
  tx: Transaction,
  { award: { userId, awardKey, title, lines }, now }: { readonly award: Award; readonly now: Date },
) {
  const [owner] = await listNames({ db: tx, userIds: [userId] });
  if (!owner) throw new Error(`issueAward: no user ${userId}`);
  const [issued] = await tx
    .insert(userCertificates)
    .values({
      userId,
      awardKey,
      title,
      lines: [...lines],
      nickname: owner.nickname,
      issuedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (issued) return drawCertificate(issued);
  const [known] = await tx
    .select()
    .from(userCertificates)
    .where(and(eq(userCertificates.userId, userId), eq(userCertificates.awardKey, awardKey)));
  if (!known) throw new Error(`issueAward: ${awardKey} of user ${userId} is neither new nor there`);
  return drawCertificate(known);
}
