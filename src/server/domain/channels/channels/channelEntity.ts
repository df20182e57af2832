import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { NO_BUSINESS, NO_LINKS, type VisibleState } from '#shared/contract/channels/channelFields.ts';
import { CHANNEL_PLUGINS } from '#shared/contract/channels/channelPlugins.ts';
import type {
  Channel,
  ChannelEntity,
  SaveChannelBody,
  SubChannel,
} from '#shared/contract/channels/channels.ts';
import { holdsAtLeast, isActiveMember } from '#shared/contract/roles.ts';
import { channelMembers, channels } from '#server/db/tables/channels/channels.ts';
import type { Deps } from '#server/domain/deps.ts';
import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import { transaction } from '#server/domain/transaction.ts';
import { findChannel, readChannel } from './findChannel.ts';
import { activeRoles, outOfIt } from './memberships.ts';
import { refuseHurtfulTexts, withoutClass } from './refuseText.ts';

interface OneChannel {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
  readonly channelId: number;
}

type ByStaff = OneChannel & { readonly deps: Deps };

/** The whole of a channel; a stranger sees only the name of a channel for members. Throws CHANNEL_NOT_FOUND. */
export async function getChannel({ deps, userId, channelId }: OneChannel): Promise<ChannelEntity> {
  const { row, channel, superRoles } = await readChannel({ deps, userId, channel: { id: channelId } });
  const isInside = row.dolphinVisibleState === 'VISIBLE' || isActiveMember(channel.roleList);
  const { pluginMap } = channel;
  const { id, channelDomain, channelName, joinMethod, dolphinVisibleState, flag, superChannelInfo } = channel;
  return {
    info: {
      id,
      channelNamespace: channelDomain,
      channelName,
      joinMethod,
      dolphinVisibleState,
      flag,
      introduction: isInside ? row.introduction : '',
      plan: row.plan,
      superChannelInfo,
      createdAt: row.createdAt.toISOString(),
    },
    pluginMap,
    role: { roleList: channel.roleList, superChannelRoleList: [...superRoles] },
    menu: isInside ? CHANNEL_PLUGINS.filter((plugin) => pluginMap[plugin]) : [],
    link: { ...NO_LINKS, ...(isInside && row.links) },
    businessInfo: { ...NO_BUSINESS, ...row.businessInfo },
  };
}

/** Changes the settings of a channel; its address stays. */
export async function saveChannel(input: ByStaff & SaveChannelBody): Promise<ChannelEntity> {
  const { deps, userId, channelId, channelName, introduction, joinMethod, flag, pluginMap, link } = input;
  await refuseHurtfulTexts({ channelName: withoutClass(channelName), introduction });
  await transaction(deps, async (tx) => {
    await tx
      .update(channels)
      .set({
        channelName,
        introduction,
        joinMethod,
        flagColour: flag.colour,
        flagEmblem: flag.emblem,
        plugins: pluginMap,
        links: link,
        businessInfo: input.businessInfo,
      })
      .where(eq(channels.id, channelId));
    await writeAudit({
      tx,
      actorId: userId,
      channelId,
      action: 'CHANNEL_SAVE',
      targetUserId: 0,
      details: { channelName, joinMethod },
    });
  });
  return getChannel({ deps, userId, channelId });
}

export async function saveVisibleState(
  input: ByStaff & { readonly dolphinVisibleState: VisibleState },
): Promise<Channel> {
  const { deps, userId, channelId, dolphinVisibleState } = input;
  await transaction(deps, async (tx) => {
    await tx.update(channels).set({ dolphinVisibleState }).where(eq(channels.id, channelId));
    await writeAudit({
      tx,
      actorId: userId,
      channelId,
      action: 'CHANNEL_VISIBILITY',
      targetUserId: 0,
      details: { dolphinVisibleState },
    });
  });
  return findChannel({ deps, userId, channel: { id: channelId } });
}

/** The channels below one, by name; hidden ones for its managers. Throws CHANNEL_NOT_FOUND. */
export async function listSubChannels({ deps, userId, channelId }: OneChannel): Promise<SubChannel[]> {
  const above = await findChannel({ deps, userId, channel: { id: channelId } });
  const isManager = isActiveMember(above.roleList) && holdsAtLeast(above.roleList, 'manager');
  const memberCount = sql<number>`(select count(*)::int from ${channelMembers}
    where ${channelMembers.channelId} = ${channels.id}
      and ${channelMembers.roles} && ${activeRoles}::text[] and not ${channelMembers.roles} && ${outOfIt}::text[])`;
  const rows = await deps.db
    .select({ channel: channels, roles: channelMembers.roles, memberCount })
    .from(channels)
    .leftJoin(
      channelMembers,
      and(eq(channelMembers.channelId, channels.id), eq(channelMembers.userId, userId)),
    )
    .where(and(eq(channels.superChannelId, channelId), isNull(channels.closedAt)))
    .orderBy(asc(channels.channelName), asc(channels.id));
  return rows
    .filter(
      ({ channel, roles }) =>
        isManager || channel.dolphinVisibleState === 'VISIBLE' || isActiveMember(roles ?? []),
    )
    .map(({ channel, memberCount: members }) => ({
      channelId: channel.id,
      channelDomain: channel.channelDomain,
      channelName: channel.channelName,
      flag: { colour: channel.flagColour, emblem: channel.flagEmblem },
      dolphinVisibleState: channel.dolphinVisibleState,
      memberCount: members,
      createdAt: channel.createdAt.toISOString(),
    }));
}
