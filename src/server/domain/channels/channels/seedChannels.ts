import { getTableName, sql } from 'drizzle-orm';
import { isPremium } from '#shared/commerce/planBenefits.ts';
import type { ChannelDefinition } from '#shared/content/channels.ts';
import type { Transaction } from '#server/db/connect.ts';
import { channels } from '#server/db/tables/channels/channels.ts';

/** Sets the names of the built-in channels to those of the content; the way of joining is up to their staff. */
export async function seedChannels(tx: Transaction, seeds: readonly ChannelDefinition[]): Promise<void> {
  const stored = new Map((await tx.select().from(channels)).map((channel) => [channel.id, channel]));
  for (const seed of seeds) {
    const { id, channelDomain, channelName } = seed;
    const before = stored.get(id);
    if (
      before?.channelDomain === channelDomain &&
      before.channelName === channelName &&
      isPremium(before.plan)
    )
      continue;
    await tx
      .insert(channels)
      // The school has no subscription: it is given all benefits of a plan.
      .values({ ...seed, plan: 'PRO' })
      .onConflictDoUpdate({
        target: channels.id,
        set: { channelDomain, channelName, plan: before?.plan === 'ENTERPRISE' ? 'ENTERPRISE' : 'PRO' },
      });
    // A seeded row has chosen its own id: later ones count on from there.
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${getTableName(channels)}, 'id'), (select max(id) from ${channels}))`);
  }
}
