import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { TermsType } from '#shared/contract/people/terms.ts';
import type { Transaction } from '#server/db/connect.ts';
import { termsVersions } from '#server/db/tables/people/terms.ts';

/**
 * The number of the next version of terms, whether the product brings it, an administrator publishes it or a channel
 * writes its own. Two versions at once get two numbers: the second one waits until the first is stored.
 */
export async function nextVersion(
  tx: Transaction,
  { type, channelId }: { readonly type: TermsType; readonly channelId: number | null },
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`terms ${type}`}), ${channelId ?? 0})`);
  const [last] = await tx
    .select({ version: max(termsVersions.version) })
    .from(termsVersions)
    .where(
      and(
        eq(termsVersions.type, type),
        channelId === null ? isNull(termsVersions.channelId) : eq(termsVersions.channelId, channelId),
      ),
    );
  return (last?.version ?? 0) + 1;
}
