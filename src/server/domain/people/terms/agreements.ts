import { asc, eq } from 'drizzle-orm';
import type { TermsType } from '#shared/contract/people/terms.ts';
import type { Transaction } from '#server/db/connect.ts';
import { termsAgreements } from '#server/db/tables/people/terms.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { EventOf } from '#server/domain/events.ts';
import { findTermsInForce } from './getTerms.ts';

/** The terms of an account, and those of a channel. */
const AT_SIGN_UP: readonly TermsType[] = ['SERVICE', 'PRIVACY'];
const AT_JOINING: readonly TermsType[] = ['CHANNEL_SERVICE', 'CHANNEL_PRIVACY'];

/** Records a new account's agreement to the terms in force. */
export const agreeAtSignUp = (input: { tx: Transaction; userId: number; now: Date }): Promise<void> =>
  saveAgreements({ ...input, types: AT_SIGN_UP, channelId: null });

/** Records the agreement to a channel's terms by a user who joins it. */
export const agreeToChannelTerms = (
  tx: Transaction,
  { userId, channelId, at }: EventOf<'channel.joined'>,
): Promise<void> => saveAgreements({ tx, userId, now: at, types: AT_JOINING, channelId });

async function saveAgreements(input: {
  tx: Transaction;
  userId: number;
  now: Date;
  types: readonly TermsType[];
  channelId: number | null;
}): Promise<void> {
  const { tx, userId, now, types, channelId } = input;
  for (const type of types) {
    const terms = await findTermsInForce({ db: tx, type, channelId, now });
    if (terms)
      await tx
        .insert(termsAgreements)
        .values({ userId, type, version: terms.version, channelId, agreedAt: now });
  }
}

/** The terms that a user has agreed to, in order. */
export async function listAgreements({ deps, userId }: { deps: Pick<Deps, 'db'>; userId: number }) {
  const rows = await deps.db
    .select()
    .from(termsAgreements)
    .where(eq(termsAgreements.userId, userId))
    .orderBy(asc(termsAgreements.id));
  return rows.map(({ type, version, channelId, agreedAt }) => ({
    type,
    version,
    channelId,
    agreedAt: agreedAt.toISOString(),
  }));
}
