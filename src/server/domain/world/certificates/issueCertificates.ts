import type { Transaction } from '#server/db/connect.ts';
import { userCertificates } from '#server/db/tables/world/certificates.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { emit } from '#server/domain/transaction.ts';
import { certificateById } from './certificateDefinitions.ts';

/**
 * Writes certificates out to a user, each once, and returns the ids of those that are new. Only the ledger calls it: the
 * caller holds the wallet and posts a row for each.
 */
export async function issueCertificates(request: {
  readonly tx: Transaction;
  readonly userId: number;
  readonly certificateIds: readonly number[];
  readonly now: Date;
}): Promise<ReadonlySet<number>> {
  const { tx, userId, certificateIds, now } = request;
  if (certificateIds.length === 0) return new Set();
  const [owner] = await listNames({ db: tx, userIds: [userId] });
  if (!owner) throw new Error(`issueCertificates: no user ${userId}`);
  const { nickname } = owner;
  const rows = await tx
    .insert(userCertificates)
    .values(
      certificateIds.map((certificateId) => {
        const definition = certificateById(certificateId);
        if (!definition) throw new Error(`issueCertificates: no certificate ${certificateId} in the content`);
        return { userId, certificateId, nickname, title: definition.title, issuedAt: now };
      }),
    )
    .onConflictDoNothing()
    .returning({
      id: userCertificates.id,
      certificateId: userCertificates.certificateId,
      title: userCertificates.title,
    });
  for (const { id, title } of rows)
    await emit(tx, { type: 'certificate.issued', userId, userCertificateId: id, title });
  return new Set(rows.flatMap(({ certificateId }) => certificateId ?? []));
}
