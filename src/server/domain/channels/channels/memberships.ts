import { and, asc, eq, gte, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isPremium } from '#shared/commerce/planBenefits.ts';
import type { ChannelPlan } from '#shared/contract/channels/channelFields.ts';
import type { ChannelMembership } from '#shared/contract/people/accounts.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { ChannelCard } from '#shared/contract/channels/channels.ts';
import {
  CHANNEL_ROLES,
  holdsAtLeast,
  isActiveMember,
  type ChannelRole,
  type RoleCheck,
} from '#shared/contract/roles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { channelMembers, channels } from '#server/db/tables/channels/channels.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import { knowsChannel, type Membership } from './assertMember.ts';
import { pluginsOf } from './assertPlugin.ts';
import type { UserQuery } from '#server/domain/call.ts';

const membershipsOf = prepared((db) =>
  db
    .select({
      visibleState: channels.dolphinVisibleState,
      flag: { colour: channels.flagColour, emblem: channels.flagEmblem },
      membership: {
        channelId: channels.id,
        channelName: channels.channelName,
        channelDomain: channels.channelDomain,
        nickname: channelMembers.nickname,
        introduction: channelMembers.introduction,
        roleList: channelMembers.roles,
      },
    })
    .from(channelMembers)
    .innerJoin(channels, eq(channels.id, channelMembers.channelId))
    .where(and(eq(channelMembers.userId, sql.placeholder('userId')), isNull(channels.closedAt)))
    .orderBy(asc(channelMembers.joinedAt), asc(channels.id))
    .prepare('memberships_of_user'),
);

/** The channels that a user belongs to or has asked to join and may know of, the oldest membership first. */
export async function listMemberships({ db, userId }: UserQuery): Promise<ChannelMembership[]> {
  const rows = await membershipsOf(db).execute({ userId });
  return rows
    .filter(({ visibleState, membership }) => knowsChannel({ visibleState, roles: membership.roleList }))
    .map(({ membership, flag }) => ({ ...membership, flag }));
}

/** The channels in which a user is an active member with at least a role. */
export async function membershipsHolding(
  query: UserQuery & { readonly check: RoleCheck },
): Promise<ChannelMembership[]> {
  const memberships = await listMemberships(query);
  return memberships.filter(
    ({ roleList }) => isActiveMember(roleList) && holdsAtLeast(roleList, query.check),
  );
}

/** The list entry of a channel. */
export const cardOf = ({ channelId, channelDomain, channelName, flag }: ChannelMembership): ChannelCard => ({
  channelId,
  channelDomain,
  channelName,
  flag,
});

/** The channels whose settings limit a user. */
export async function activeChannelIds(query: UserQuery): Promise<readonly number[]> {
  const memberships = await listMemberships(query);
  return memberships.filter(({ roleList }) => isActiveMember(roleList)).map(({ channelId }) => channelId);
}

/** The channel that a public profile names: the first joined one that is public. */
export async function publicMembership({
  db,
  userId,
}: UserQuery): Promise<{ channelId: number; channelName: string } | null> {
  const rows = await membershipsOf(db).execute({ userId });
  const shown = rows.find(
    ({ visibleState, membership }) => visibleState === 'VISIBLE' && isActiveMember(membership.roleList),
  );
  return shown ? { channelId: shown.membership.channelId, channelName: shown.membership.channelName } : null;
}

/** The roles that an active manager of a channel with a plan has in the channels below it without joining them. */
const FROM_ABOVE: readonly ChannelRole[] = ['ROLE_CHANNEL_ENTERPRISE', 'VISITOR'];

/** The roles in a channel: the own ones, or those of a visitor for managers of the channel above, if it has a plan. */
export function rolesFromAbove(
  own: readonly ChannelRole[],
  above: readonly ChannelRole[],
  plan: ChannelPlan | null | undefined,
): readonly ChannelRole[] {
  if (own.length > 0 || !isPremium(plan)) return own;
  return isActiveMember(above) && holdsAtLeast(above, 'manager') ? FROM_ABOVE : own;
}

const superChannels = alias(channels, 'super_channels');
const superMembers = alias(channelMembers, 'super_members');

const membershipOf = prepared((db) =>
  db
    .select({
      channelId: channels.id,
      channelName: channels.channelName,
      visibleState: channels.dolphinVisibleState,
      plugins: channels.plugins,
      roles: channelMembers.roles,
      superPlan: superChannels.plan,
      superRoles: superMembers.roles,
    })
    .from(channels)
    .leftJoin(
      channelMembers,
      and(eq(channelMembers.channelId, channels.id), eq(channelMembers.userId, sql.placeholder('userId'))),
    )
    .leftJoin(superChannels, eq(superChannels.id, channels.superChannelId))
    .leftJoin(
      superMembers,
      and(
        eq(superMembers.channelId, channels.superChannelId),
        eq(superMembers.userId, sql.placeholder('userId')),
      ),
    )
    .where(and(eq(channels.id, sql.placeholder('channelId')), isNull(channels.closedAt)))
    .prepare('membership'),
);

/** A channel and the user's roles in it. Undefined where there is no such channel. */
export async function readMembership(
  query: UserQuery & { readonly channelId: number },
): Promise<Membership | undefined> {
  const { db, channelId, userId } = query;
  const [row] = await membershipOf(db).execute({ channelId, userId });
  if (!row) return undefined;
  const { superPlan, superRoles, roles, plugins, ...channel } = row;
  return {
    ...channel,
    pluginMap: pluginsOf(plugins),
    roles: rolesFromAbove(roles ?? [], superRoles ?? [], superPlan),
  };
}

/** The roles of a user in the channel above another; empty where there is none. */
export async function superChannelRoles(
  query: UserQuery & { readonly channelId: number },
): Promise<ChannelRole[]> {
  const { db, userId, channelId } = query;
  const [row] = await db
    .select({ roles: channelMembers.roles })
    .from(channels)
    .innerJoin(channelMembers, eq(channelMembers.channelId, channels.superChannelId))
    .where(and(eq(channels.id, channelId), eq(channelMembers.userId, userId)));
  return row?.roles ?? [];
}

/** The active members of a channel: without waiting, suspended and banned ones. */
export async function listActiveMemberIds(query: {
  readonly db: Database | Transaction;
  readonly channelId: number;
}): Promise<number[]> {
  const rows = await query.db
    .select({ userId: channelMembers.userId, roles: channelMembers.roles })
    .from(channelMembers)
    .where(eq(channelMembers.channelId, query.channelId));
  return rows.filter(({ roles }) => isActiveMember(roles)).map(({ userId }) => userId);
}

/** The users of a channel in any state, as a subquery for `inArray`. */
export function memberIdsOf(db: Database | Transaction, channelId: number) {
  return db
    .select({ userId: channelMembers.userId })
    .from(channelMembers)
    .where(eq(channelMembers.channelId, channelId));
}

export const activeRoles = `{${CHANNEL_ROLES.filter((role) => holdsAtLeast([role], 'visitor')).join()}}`;
export const outOfIt = '{SUSPEND,BEN}';

/**
 * SQL condition: `isActiveMember` of a user in a channel; asked row by row in a large channel, joined in a small one.
 */
export function isActiveMemberOf(userId: SQL, channelId: number, isLarge: boolean): SQL {
  const member = sql`from ${channelMembers}
    where ${channelMembers.channelId} = ${channelId} and ${channelMembers.userId} = ${userId}
      and ${channelMembers.roles} && ${activeRoles}::text[] and not ${channelMembers.roles} && ${outOfIt}::text[]`;
  return isLarge ? sql`coalesce((select true ${member}), false)` : sql`exists (select ${member})`;
}

const LARGE_CHANNEL = 2_000;

/** Whether a channel is too large to check its members one by one. */
export async function isLargeChannel(db: Database, channelId: number): Promise<boolean> {
  const rows = await db
    .select({ userId: channelMembers.userId })
    .from(channelMembers)
    .where(eq(channelMembers.channelId, channelId))
    .orderBy(asc(channelMembers.userId))
    .offset(LARGE_CHANNEL)
    .limit(1);
  return rows.length > 0;
}

export interface SharedMembership {
  readonly channelId: number;
  readonly channelName: string;
  /** The other's name in it. */
  readonly nickname: string;
}

/**
 * Maps a user id to the channel in which others are active members together with the user: the given channel, or the
 * one the user joined last. The school that everybody is in is used only when it is asked for.
 */
export async function sharedMemberships(
  query: UserQuery & { readonly otherIds: readonly number[]; readonly channelId: number | null },
): Promise<ReadonlyMap<number, SharedMembership>> {
  const { db, userId, otherIds, channelId } = query;
  const own = await activeChannelIds({ db, userId });
  const asked = own.filter((id) => (channelId === null ? id !== DEFAULT_CHANNEL_ID : id === channelId));
  if (asked.length === 0 || otherIds.length === 0) return new Map();
  const rows = await db
    .select({
      userId: channelMembers.userId,
      channelId: channels.id,
      channelName: channels.channelName,
      nickname: channelMembers.nickname,
      roles: channelMembers.roles,
    })
    .from(channelMembers)
    .innerJoin(channels, eq(channels.id, channelMembers.channelId))
    .where(and(inArray(channelMembers.channelId, asked), inArray(channelMembers.userId, [...otherIds])));
  const found = new Map<number, SharedMembership>();
  const order = (id: number) => asked.indexOf(id);
  for (const { userId: otherId, roles, ...membership } of rows.toSorted(
    (a, b) => order(a.channelId) - order(b.channelId),
  ))
    if (isActiveMember(roles)) found.set(otherId, membership);
  return found;
}

interface MemberName {
  readonly userId: number;
  readonly nickname: string;
  readonly roles: ChannelRole[];
}
const memberNameColumns = {
  userId: channelMembers.userId,
  nickname: channelMembers.nickname,
  roles: channelMembers.roles,
};
const isActive = inArray(channelMembers.standing, ['STAFF', 'MEMBER']);

/** The names of users in a channel; users outside of it are left out. */
export async function listMemberNames(query: {
  readonly db: Database | Transaction;
  readonly channelId: number;
  readonly userIds: readonly number[];
}): Promise<MemberName[]> {
  const { db, channelId, userIds } = query;
  if (userIds.length === 0) return [];
  return db
    .select(memberNameColumns)
    .from(channelMembers)
    .where(and(eq(channelMembers.channelId, channelId), inArray(channelMembers.userId, [...userIds])));
}

/** The name that a user has in a channel; outside of it, the one of its account. */
export async function nameInChannel(query: {
  readonly db: Database | Transaction;
  readonly channelId: number;
  readonly userId: number;
}): Promise<string> {
  const { db, channelId, userId } = query;
  const [member] = await listMemberNames({ db, channelId, userIds: [userId] });
  return member?.nickname ?? (await readUser({ db, userId })).nickname;
}

/** The limit of members of one name that are read. */
const MOST_NAMESAKES = 50;

/** Active members that have one of these names in a channel. */
export function findMembersNamed(query: {
  readonly db: Database | Transaction;
  readonly channelId: number;
  readonly nicknames: readonly string[];
}): Promise<MemberName[]> {
  const { db, channelId, nicknames } = query;
  return db
    .select(memberNameColumns)
    .from(channelMembers)
    .where(
      and(
        eq(channelMembers.channelId, channelId),
        isActive,
        inArray(channelMembers.nickname, [...nicknames]),
      ),
    )
    .limit(MOST_NAMESAKES);
}

/** The first active members whose name in a channel begins with some letters. */
export function listMembersBeginning(query: {
  readonly db: Database | Transaction;
  readonly channelId: number;
  readonly letters: string;
  readonly most: number;
}): Promise<MemberName[]> {
  const { db, channelId, letters, most } = query;
  return db
    .select(memberNameColumns)
    .from(channelMembers)
    .where(
      and(
        eq(channelMembers.channelId, channelId),
        isActive,
        // A range of the index: the last letter that exists sorts after every name with this beginning.
        gte(channelMembers.nickname, letters),
        lt(channelMembers.nickname, `${letters}\u{10ffff}`),
      ),
    )
    .orderBy(asc(channelMembers.nickname))
    .limit(most);
}

/** Maps a channel id to the domain of its pages; closed channels have none. */
export async function domainsOfChannels(
  db: Database | Transaction,
  channelIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (channelIds.length === 0) return new Map();
  const rows = await db
    .select({ id: channels.id, channelDomain: channels.channelDomain })
    .from(channels)
    .where(and(inArray(channels.id, [...channelIds]), isNull(channels.closedAt)));
  return new Map(rows.map(({ id, channelDomain }) => [id, channelDomain]));
}

/** Maps a channel id to its name. */
export async function channelNames(
  db: Database | Transaction,
  channelIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (channelIds.length === 0) return new Map();
  const rows = await db
    .select({ id: channels.id, channelName: channels.channelName })
    .from(channels)
    .where(inArray(channels.id, [...channelIds]));
  return new Map(rows.map(({ id, channelName }) => [id, channelName]));
}

/** The staff of channels by name, a user once for each channel it works in. */
export function listStaffOf(query: {
  readonly db: Database | Transaction;
  readonly channelIds: readonly number[];
  readonly most: number;
}): Promise<(MemberName & { readonly channelId: number })[]> {
  const { db, channelIds, most } = query;
  return db
    .select({ ...memberNameColumns, channelId: channelMembers.channelId })
    .from(channelMembers)
    .where(and(inArray(channelMembers.channelId, [...channelIds]), eq(channelMembers.standing, 'STAFF')))
    .orderBy(asc(channelMembers.nickname), asc(channelMembers.userId))
    .limit(most);
}
