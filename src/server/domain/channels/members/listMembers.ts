import { sql, type SQL } from 'drizzle-orm';
import type { ChannelMember, MemberListReply, MemberRef } from '#shared/contract/channels/memberFields.ts';
import { MEMBERS_PER_PAGE } from '#shared/contract/channels/memberFields.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { readNameCursor, writeNameCursor } from '#server/db/cursor.ts';
import {
  countMemberRows,
  listMemberRows,
  type MemberFilter,
  type MemberList,
  type MemberRow,
} from '#server/domain/channels/channels/memberRows.ts';
import { madeAccountIds } from '#server/domain/channels/channelAccounts/madeAccounts.ts';
import {
  NO_CONTACT,
  readContacts,
  readReachable,
  type Contact,
} from '#server/domain/channels/contacts/contacts.ts';
import { maskPhone } from '#server/domain/channels/contacts/phones.ts';
import { groupsOfMembers, isOutsideGroup } from '#server/domain/channels/groups/groupRows.ts';
import { tagsOfMembers } from '#server/domain/channels/tags/tagRows.ts';
import type { Deps } from '#server/domain/deps.ts';
import { activityOf } from '#server/domain/people/presence/Presence.ts';
import { findCredentials, listLoginNames } from '#server/domain/people/accounts/users.ts';
import { lastActive } from '#server/domain/people/sessions/lastActive.ts';
import { ofGroupAndTag } from './pupilPages.ts';
import { formerRolesOf } from './staffActions.ts';

export interface MemberQuery {
  readonly query: string;
  readonly group_id?: number | undefined;
  readonly tag_id?: number | undefined;
  readonly role?: ChannelRole | undefined;
  readonly cursor?: string | undefined;
}

interface PageQuery {
  readonly deps: Deps;
  readonly channelId: number;
  readonly list: MemberList;
  readonly query: MemberQuery;
}

/** One page of a list by name, with everything it shows, in six statements for a channel of any size. */
export async function listMembers({ deps, channelId, list, query }: PageQuery): Promise<MemberListReply> {
  const filter = await filterOf(deps.db, { channelId, list, query });
  const { page, nextCursor } = await pageOf(deps.db, filter, query.cursor);
  const isWhole = query.cursor === undefined && nextCursor === null;
  const totalCount = isWhole ? page.length : await countMemberRows(deps.db, filter);
  return { memberList: await describeMembers(deps, channelId, page), nextCursor, totalCount };
}

/** The same without counting. */
export async function listMemberPage({
  deps,
  channelId,
  list,
  query,
  size,
}: PageQuery & { readonly size?: number }): Promise<Omit<MemberListReply, 'totalCount'>> {
  const filter = await filterOf(deps.db, { channelId, list, query });
  const { page, nextCursor } = await pageOf(deps.db, filter, query.cursor, size);
  return { memberList: await describeMembers(deps, channelId, page), nextCursor };
}

/** The same page with phone numbers alone. */
export async function listContactPage({
  deps,
  channelId,
  query,
}: {
  readonly deps: Deps;
  readonly channelId: number;
  readonly query: MemberQuery & { readonly member_id?: number | undefined };
}): Promise<{
  rows: (MemberRow & { readonly contact: Contact })[];
  nextCursor: string | null;
}> {
  const { member_id: memberId } = query;
  const ofList = await filterOf(deps.db, { channelId, list: 'all', query });
  const isOne = (userId: SQL) => sql`${userId} = ${memberId}`;
  const filter = memberId === undefined ? ofList : { ...ofList, among: [...(ofList.among ?? []), isOne] };
  const { page, nextCursor } = await pageOf(deps.db, filter, query.cursor);
  const contacts = await readContacts(deps.db, { channelId, userIds: page.map(({ userId }) => userId) });
  return {
    rows: page.map((row) => ({ ...row, contact: contacts.get(row.userId) ?? NO_CONTACT })),
    nextCursor,
  };
}

const MOST_SUGGESTED = 10;

/** Suggestions for a field of members: those outside of a group, or those who are no staff. */
export async function suggestMembers({
  deps,
  channelId,
  search,
  outsideGroup,
}: {
  readonly deps: Deps;
  readonly channelId: number;
  readonly search: string;
  readonly outsideGroup?: number;
}): Promise<MemberRef[]> {
  const filter = await filterOf(deps.db, { channelId, list: 'all', query: { query: search } });
  const rows = await listMemberRows(deps.db, {
    ...filter,
    ...(outsideGroup === undefined ? { isStaff: false } : { among: [isOutsideGroup(outsideGroup)] }),
    limit: MOST_SUGGESTED,
  });
  const logins = await loginNames(deps.db, rows);
  return rows.map(({ userId, nickname }) => ({
    memberId: userId,
    nickname,
    loginName: logins.get(userId) ?? '',
  }));
}

async function filterOf(
  db: Database,
  { channelId, list, query }: Omit<PageQuery, 'deps'>,
): Promise<MemberFilter> {
  const named =
    query.query === '' ? undefined : await findCredentials({ db, loginName: query.query.toLowerCase() });
  return {
    channelId,
    list,
    search: query.query,
    orUserId: named?.id,
    role: query.role,
    among: ofGroupAndTag({ groupId: query.group_id, tagId: query.tag_id }),
  };
}

async function pageOf(
  db: Database,
  filter: MemberFilter,
  cursor: string | undefined,
  size = MEMBERS_PER_PAGE,
) {
  const place = readNameCursor(cursor);
  const after = place && { nickname: place.name, userId: place.id };
  const rows = await listMemberRows(db, { ...filter, after, limit: size + 1 });
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const isEnd = last === undefined || rows.length <= size;
  return {
    page,
    nextCursor: isEnd ? null : writeNameCursor({ name: last.nickname, id: last.userId }),
  };
}

async function loginNames(
  db: Database | Transaction,
  rows: readonly MemberRow[],
): Promise<ReadonlyMap<number, string>> {
  const userIds = rows.map(({ userId }) => userId);
  const names = userIds.length === 0 ? [] : await listLoginNames({ db, userIds });
  return new Map(names.map(({ userId, loginName }) => [userId, loginName]));
}

/** In the world or on a page: pupils who only do lessons count, too. */
function latest(a: Date | undefined, b: Date | undefined): Date | undefined {
  return a && b ? (a > b ? a : b) : (a ?? b);
}

/** Rows with all that staff sees of members. */
export async function describeMembers(
  deps: Deps,
  channelId: number,
  rows: readonly MemberRow[],
): Promise<ChannelMember[]> {
  const { db } = deps;
  const userIds = rows.map(({ userId }) => userId);
  const [logins, items, seen, active, groups, tags, contacts, made, whereabouts] = await Promise.all([
    loginNames(db, rows),
    deps.appearances.wornItemIds({ db, userIds }),
    deps.appearances.lastSeen({ db, userIds }),
    lastActive(db, userIds),
    groupsOfMembers(db, { channelId, userIds }),
    tagsOfMembers(db, { channelId, userIds }),
    readReachable(db, { channelId, userIds }),
    madeAccountIds(db, { channelId, userIds }),
    deps.presence.whereabouts(userIds),
  ]);
  return rows.map((row) => {
    const { userId, nickname, rollNumber, introduction, roles, standing, joinedAt } = row;
    const contact = contacts.get(userId) ?? NO_CONTACT;
    return {
      memberId: userId,
      nickname,
      rollNumber,
      introduction,
      standing,
      loginName: logins.get(userId) ?? '',
      roleList: roles,
      formerRoleList: [...formerRolesOf(row)],
      joinedAt: joinedAt.toISOString(),
      isOnline: activityOf(whereabouts.get(userId)) !== 'AWAY',
      lastSeenAt: latest(seen.get(userId)?.at, active.get(userId))?.toISOString() ?? null,
      itemIdList: items.get(userId) ?? [],
      phoneNumber: maskPhone(contact.guardianPhoneNumber || contact.phoneNumber),
      isChannelAccount: made.has(userId),
      groupList: groups.get(userId) ?? [],
      tagList: [...(tags.get(userId) ?? [])],
    };
  });
}
