import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Channel } from '#shared/contract/channels/channels.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import type { Deps } from '#server/domain/deps.ts';
import { channelMembers, channels } from '#server/db/tables/channels/channels.ts';
import { AppError } from '#server/platform/appError.ts';
import { knowsChannel } from './assertMember.ts';
import { pluginsOf } from './assertPlugin.ts';
import { rolesFromAbove } from './memberships.ts';

const superChannels = alias(channels, 'super_channels');
const superMembers = alias(channelMembers, 'super_members');

export interface ChannelQuery {
  readonly deps: Pick<Deps, 'db'>;
  /** 0 for a stranger. */
  readonly userId: number;
  readonly channel: { readonly id: number } | { readonly domain: string };
  /** The caller was given the code of the channel: a hidden one exists for it, too. */
  readonly isInvited?: boolean;
}

/** A row with the caller's roles in the channel and in the one above it. */
export interface FoundChannel {
  readonly row: typeof channels.$inferSelect;
  readonly channel: Channel;
  /** The member's own roles, without those from the channel above. */
  readonly ownRoles: readonly ChannelRole[];
  readonly superRoles: readonly ChannelRole[];
}

/**
 * A channel as the caller may see it (`knowsChannel`). A stranger sees of an ONLY_CHANNEL_VISIBLE channel what the way
 * to the lounge and joining need. Throws CHANNEL_NOT_FOUND.
 */
export async function findChannel(query: ChannelQuery): Promise<Channel> {
  return (await readChannel(query)).channel;
}

/** The same with all stored columns. Throws CHANNEL_NOT_FOUND. */
export async function readChannel(query: ChannelQuery): Promise<FoundChannel> {
  const { deps, userId, channel, isInvited = false } = query;
  const wanted: SQL =
    'id' in channel ? eq(channels.id, channel.id) : eq(channels.channelDomain, channel.domain);
  const [row] = await deps.db
    .select({
      channel: channels,
      superChannel: superChannels,
      roles: channelMembers.roles,
      superRoles: superMembers.roles,
    })
    .from(channels)
    .leftJoin(superChannels, eq(superChannels.id, channels.superChannelId))
    .leftJoin(
      channelMembers,
      and(eq(channelMembers.channelId, channels.id), eq(channelMembers.userId, userId)),
    )
    .leftJoin(
      superMembers,
      and(eq(superMembers.channelId, channels.superChannelId), eq(superMembers.userId, userId)),
    )
    .where(and(wanted, isNull(channels.closedAt)));
  const ownRoles = row?.roles ?? [];
  const superRoles = row?.superRoles ?? [];
  const roleList = rolesFromAbove(ownRoles, superRoles, row?.superChannel?.plan);
  const isKnown =
    row &&
    (knowsChannel({ visibleState: row.channel.dolphinVisibleState, roles: roleList }) ||
      (isInvited && roleList.length === 0));
  if (!isKnown) {
    throw new AppError('CHANNEL_NOT_FOUND', {
      log: `channel ${JSON.stringify(channel)} ${row ? `is hidden from user ${userId}` : 'does not exist'}`,
    });
  }
  const { id, channelDomain, channelName, joinMethod, dolphinVisibleState, flagColour, flagEmblem } =
    row.channel;
  return {
    row: row.channel,
    ownRoles,
    superRoles,
    channel: {
      id,
      channelDomain,
      channelName,
      joinMethod,
      dolphinVisibleState,
      superChannelInfo: superInfo(row.superChannel, superRoles),
      flag: { colour: flagColour, emblem: flagEmblem },
      pluginMap: pluginsOf(row.channel.plugins),
      roleList: [...roleList],
    },
  };
}

function superInfo(
  channel: typeof channels.$inferSelect | null,
  roles: readonly ChannelRole[],
): Channel['superChannelInfo'] {
  if (!channel || !knowsChannel({ visibleState: channel.dolphinVisibleState, roles })) return null;
  return { id: channel.id, channelName: channel.channelName };
}
