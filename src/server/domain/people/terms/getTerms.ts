import { and, desc, eq, isNull, lte, or } from 'drizzle-orm';
import { termsTitleOf, type Terms, type TermsType } from '#shared/contract/people/terms.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { termsVersions } from '#server/db/tables/people/terms.ts';
import { AppError } from '#server/platform/appError.ts';
import type { UserCall } from '#server/domain/call.ts';

/** The version that took effect last: of the channel when it has one, else of the product. */
export async function findTermsInForce(query: {
  readonly db: Database | Transaction;
  readonly type: TermsType;
  readonly channelId: number | null;
  readonly now: Date;
}) {
  const { db, type, channelId, now } = query;
  const ofProduct = isNull(termsVersions.channelId);
  const [row] = await db
    .select()
    .from(termsVersions)
    .where(
      and(
        eq(termsVersions.type, type),
        eq(termsVersions.removed, false),
        lte(termsVersions.effectiveAt, now),
        channelId === null ? ofProduct : or(eq(termsVersions.channelId, channelId), ofProduct),
      ),
    )
    // A channel's own come before those of the product, whose id is null.
    .orderBy(termsVersions.channelId, desc(termsVersions.effectiveAt), desc(termsVersions.version))
    .limit(1);
  return row;
}

/** Throws RESOURCE_NOT_FOUND, and CHANNEL_NOT_FOUND for a channel that the caller may not know of. */
export async function getTerms(
  input: UserCall & {
    type: TermsType;
    channelId?: number | undefined;
  },
): Promise<Terms> {
  const { deps, userId, type, channelId = null } = input;
  const isOfChannel = type === 'CHANNEL_SERVICE' || type === 'CHANNEL_PRIVACY';
  const ownerId = isOfChannel ? channelId : null;
  if (ownerId !== null) await deps.memberships.assertVisible({ userId, channelId: ownerId });
  const row = await findTermsInForce({ db: deps.db, type, channelId: ownerId, now: deps.clock.now() });
  if (!row) throw new AppError('RESOURCE_NOT_FOUND', { log: `no terms of type ${type} are in force` });
  return termsView(row);
}

export const termsView = (row: typeof termsVersions.$inferSelect): Terms => ({
  type: row.type,
  version: row.version,
  title: termsTitleOf(row.type),
  channelId: row.channelId,
  effectiveAt: row.effectiveAt.toISOString(),
  sectionList: row.sections,
});
