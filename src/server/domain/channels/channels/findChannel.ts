import { and, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Channel } from '#shared/contract/channels/channels.ts';
import type { Deps } from '#server/domain/deps.ts';
import { channelMembers, channels } from '#server/db/tables/channels/channels.ts';
import { AppError } from '#server/platform/appError.ts';
import { knowsChannel } from './assertMember.ts';

const superChannels = alias(channels, 'super_channels');

export interface ChannelQuery {
  readonly deps: Pick<Deps, 'db'>;
  /** 0 for a stranger. */
  readonly userId: number;
  /** The one wanted, by id or by domain. */
  readonly channel: { readonly id: number } | { readonly domain: string };
}

/**
 * A channel as the caller may see it (`knowsChannel`). Of ONLY_CHANNEL_VISIBLE ones a stranger sees what the way to the lounge and to joining needs. Throws CHANNEL_NOT_FOUND.
 */
export async function findChannel({ deps, userId, channel }: ChannelQuery): Promise<Channel> {
  const wanted: SQL =
    'id' in channel ? eq(channels.id, channel.id) : eq(channels.channelDomain, channel.domain);
  const [row] = await deps.db
    .select({ channel: channels, superChannel: superChannels, roles: channelMembers.roles })
    .from(channels)
    .leftJoin(superChannels, eq(superChannels.id, channels.superChannelId))
    .leftJoin(
      channelMembers,
      and(eq(channelMembers.channelId, channels.id), eq(channelMembers.userId, userId)),
    )
    .where(wanted);
  const roleList = row?.roles ?? [];
  if (!row || !knowsChannel({ visibleState: row.channel.dolphinVisibleState, roles: roleList })) {
    throw new AppError('CHANNEL_NOT_FOUND', {
      log: `channel ${JSON.stringify(channel)} ${row ? `is hidden from user ${userId}` : 'does not exist'}`,
    });
  }
  const { id, channelDomain, channelName, joinMethod, dolphinVisibleState, flagColour, flagEmblem } =
    row.channel;
  return {
    id,
    channelDomain,
    channelName,
    joinMethod,
    dolphinVisibleState,
    superChannelInfo: superInfo(row.superChannel),
    flag: { colour: flagColour, emblem: flagEmblem },
    roleList,
  };
}

function superInfo(channel: typeof channels.$inferSelect | null): Channel['superChannelInfo'] {
  if (!channel || channel.dolphinVisibleState === 'INVISIBLE') return null;
  return { id: channel.id, channelName: channel.channelName };
}
