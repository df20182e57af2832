import { and, asc, count, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { MOST_COUNTED } from '#shared/contract/channels/memberFields.ts';
import { holdsAtLeast, type ChannelRole } from '#shared/contract/roles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelMembers, channels } from '#server/db/tables/channels/channels.ts';

type Connection = Database | Transaction;
export type MemberRow = typeof channelMembers.$inferSelect;

/** The lists of members, each walked along an index by name. */
export type MemberList = 'all' | 'pending' | 'staff' | 'suspend' | 'ben';

export interface MemberFilter {
  readonly channelId: number;
  readonly list: MemberList;
  /** A part of the nickname, in any case. */
  readonly search?: string;
  /** Additional conditions besides the nickname. */
  readonly orUserId?: number | undefined;
  readonly role?: ChannelRole | undefined;
  /** Only those who are no staff. */
  readonly isStaff?: false;
  /** Further conditions on the user's id, from other subjects. */
  readonly among?: readonly ((userId: SQL) => SQL)[];
}

/** The member after which a page begins. */
export interface AfterMember {
  readonly nickname: string;
  readonly userId: number;
}

const STANDING_OF = { pending: 'PENDING', staff: 'STAFF', suspend: 'SUSPEND', ben: 'BEN' } as const;

/** Literals let a partial index be used, which bound parameters would not. */
function inList(list: MemberList): SQL {
  return list === 'all'
    ? sql`${channelMembers.standing} in ('STAFF', 'MEMBER')`
    : sql`${channelMembers.standing} = ${sql.raw(`'${STANDING_OF[list]}'`)}`;
}

function found(filter: MemberFilter): SQL | undefined {
  const { channelId, list, search = '', orUserId, role, isStaff, among = [] } = filter;
  const userId = sql`${channelMembers.userId}`;
  const isNamed = sql`strpos(lower(${channelMembers.nickname}), ${search.toLowerCase()}) > 0`;
  return and(
    eq(channelMembers.channelId, channelId),
    inList(list),
    ...(search === ''
      ? []
      : [orUserId === undefined ? isNamed : sql`(${isNamed} or ${userId} = ${orUserId})`]),
    ...(role === undefined ? [] : [sql`${channelMembers.roles} && ${`{${role}}`}::text[]`]),
    ...(isStaff === false ? [sql`${channelMembers.standing} = 'MEMBER'`] : []),
    ...among.map((condition) => condition(userId)),
  );
}

/** SQL condition: a user is among those that a filter finds. */
export const isListed =
  (filter: MemberFilter) =>
  (userId: SQL): SQL =>
    sql`exists (select from ${channelMembers} where ${channelMembers.userId} = ${userId} and ${found(filter)})`;

/** SQL condition: a member has given a number of its own. */
export const hasOwnNumber =
  (channelId: number) =>
  (userId: SQL): SQL =>
    sql`exists (select from ${channelMembers} own where own.channel_id = ${channelId} and own.user_id = ${userId} and own.phone_number <> '')`;

/** A moment in a channel. */
export interface InChannelAfter {
  readonly channelId: number;
  readonly after: Date;
}

/** SQL condition: a user joined a channel later. */
export const hasJoinedChannel =
  ({ channelId, after }: InChannelAfter) =>
  (userId: SQL): SQL =>
    sql`${userId} = any(array(select ${channelMembers.userId} from ${channelMembers} where ${and(eq(channelMembers.channelId, channelId), gt(channelMembers.joinedAt, after))}))`;

/** Members of a list by name, up to `limit`. */
export function listMemberRows(
  db: Connection,
  {
    after,
    limit,
    offset = 0,
    ...filter
  }: MemberFilter & {
    readonly after?: AfterMember | undefined;
    readonly limit: number;
    readonly offset?: number;
  },
): Promise<MemberRow[]> {
  const behind =
    after &&
    sql`(${channelMembers.nickname}, ${channelMembers.userId}) > (${after.nickname}, ${after.userId})`;
  const byName = [asc(channelMembers.nickname), asc(channelMembers.userId)] as const;
  // The index alone answers it: a name without a match is found missing without reading the members.
  const page = db
    .select({ userId: channelMembers.userId })
    .from(channelMembers)
    .where(and(found(filter), behind))
    .orderBy(...byName)
    .limit(limit)
    .offset(offset);
  return db
    .select()
    .from(channelMembers)
    .where(and(eq(channelMembers.channelId, filter.channelId), inArray(channelMembers.userId, page)))
    .orderBy(...byName);
}

/** The number of members of a list, counted up to `MOST_COUNTED`. */
export async function countMemberRows(db: Connection, filter: MemberFilter): Promise<number> {
  const counted = db
    .select({ userId: channelMembers.userId })
    .from(channelMembers)
    .where(found(filter))
    // The order is that of the list's index, so the scan stops at the limit in a channel of any size.
    .orderBy(asc(channelMembers.nickname), asc(channelMembers.userId))
    .limit(MOST_COUNTED)
    .as('counted');
  const [row] = await db.select({ total: count() }).from(counted);
  return row?.total ?? 0;
}

/** The users among these who have any relation to the channel. */
export function readMemberRows(
  db: Connection,
  { channelId, userIds }: { readonly channelId: number; readonly userIds: readonly number[] },
): Promise<MemberRow[]> {
  return db
    .select()
    .from(channelMembers)
    .where(and(eq(channelMembers.channelId, channelId), inArray(channelMembers.userId, [...userIds])))
    .orderBy(asc(channelMembers.userId));
}

/** Changes of roles of a channel run one after another, so that their inputs stay valid. */
export async function lockChannel(tx: Transaction, channelId: number): Promise<void> {
  await tx.select({ id: channels.id }).from(channels).where(eq(channels.id, channelId)).for('no key update');
}

export interface RolesToSet {
  readonly userId: number;
  readonly roles: readonly ChannelRole[];
  readonly formerRoles: readonly ChannelRole[] | null;
}

/** The caller holds `lockChannel`. */
export async function setRoles(
  tx: Transaction,
  { channelId, rows }: { readonly channelId: number; readonly rows: readonly RolesToSet[] },
): Promise<void> {
  const equal = Map.groupBy(rows, ({ roles, formerRoles }) => JSON.stringify([roles, formerRoles]));
  for (const group of equal.values()) {
    const [{ roles, formerRoles } = { roles: [], formerRoles: null }] = group;
    await tx
      .update(channelMembers)
      .set({
        roles: [...roles],
        formerRoles: formerRoles && [...formerRoles],
        // The right side of an assignment reads the row before the update.
        ...(holdsAtLeast(roles, 'teacher') && {
          memberRoles: sql`case when ${channelMembers.standing} = 'MEMBER' then ${channelMembers.roles} else ${channelMembers.memberRoles} end`,
        }),
      })
      .where(
        and(
          eq(channelMembers.channelId, channelId),
          inArray(
            channelMembers.userId,
            group.map(({ userId }) => userId),
          ),
        ),
      );
  }
}

/** The owners of a channel who are active members, by id. */
export function listMasterRows(db: Connection, channelId: number): Promise<MemberRow[]> {
  return db
    .select()
    .from(channelMembers)
    .where(
      and(
        eq(channelMembers.channelId, channelId),
        inList('staff'),
        sql`${channelMembers.roles} && '{ROLE_CHANNEL_MASTER}'::text[]`,
      ),
    )
    .orderBy(asc(channelMembers.userId));
}

/** Whether a channel has a master who is not suspended and not among `but`. */
export async function hasOtherMaster(
  tx: Transaction,
  { channelId, but }: { readonly channelId: number; readonly but: readonly number[] },
): Promise<boolean> {
  const rows = await tx
    .select({ userId: channelMembers.userId })
    .from(channelMembers)
    .where(
      and(
        eq(channelMembers.channelId, channelId),
        inList('staff'),
        sql`${channelMembers.roles} && '{ROLE_CHANNEL_MASTER}'::text[]`,
        ...but.map((userId) => ne(channelMembers.userId, userId)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Dependent rows are removed by their foreign keys. */
export async function removeMemberRow(
  tx: Transaction,
  { channelId, userId }: { readonly channelId: number; readonly userId: number },
): Promise<void> {
  await tx
    .delete(channelMembers)
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.userId, userId)));
}

/** New members that staff adds. */
export async function addMemberRows(
  tx: Transaction,
  rows: readonly (typeof channelMembers.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(channelMembers).values([...rows]);
}

/** The profile of the member in the channel. */
export async function saveMemberRow(
  db: Connection,
  {
    channelId,
    userId,
    ...profile
  }: {
    readonly channelId: number;
    readonly userId: number;
    readonly nickname: string;
    readonly introduction: string;
    /** Left out, it stays as it is. */
    readonly rollNumber?: string | undefined;
  },
): Promise<void> {
  await db
    .update(channelMembers)
    .set(profile)
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.userId, userId)));
}

/** Members of the channel, staff among them, who have one of the nicknames. */
export async function namedMembers(
  db: Connection,
  { channelId, nicknames }: { readonly channelId: number; readonly nicknames: readonly string[] },
): Promise<Pick<MemberRow, 'userId' | 'nickname' | 'rollNumber'>[]> {
  if (nicknames.length === 0) return [];
  return db
    .select({
      userId: channelMembers.userId,
      nickname: channelMembers.nickname,
      rollNumber: channelMembers.rollNumber,
    })
    .from(channelMembers)
    .where(
      and(
        eq(channelMembers.channelId, channelId),
        inArray(channelMembers.standing, ['STAFF', 'MEMBER']),
        inArray(channelMembers.nickname, [...new Set(nicknames)]),
      ),
    );
}
