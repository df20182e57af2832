import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { BattleRoom, RoomMember, RoomView } from '#shared/contract/battle/battles.ts';
import { holdsAtLeast, type ChannelRole } from '#shared/contract/roles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { battleMembers, battleRooms } from '#server/db/tables/battle/battles.ts';
import { AppError } from '#server/platform/appError.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { userSummaries } from '#server/domain/people/accounts/userSummaries.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { readBattleTiers } from './ratings.ts';

export type RoomRow = typeof battleRooms.$inferSelect;
export type MemberRow = typeof battleMembers.$inferSelect;

/** The caller of a room's route, with the channel. */
export interface RoomCall extends ChannelCall {
  readonly code: string;
}

type Connection = Database | Transaction;

const roomNotFound = (log: string) => new AppError('ROOM_NOT_FOUND', { log });

/** An open room of the caller's channel. Throws ROOM_NOT_FOUND. */
export async function findRoom(
  db: Connection,
  { channelId, code }: { readonly channelId: number; readonly code: string },
): Promise<RoomRow> {
  const [room] = await db
    .select()
    .from(battleRooms)
    .where(
      and(eq(battleRooms.code, code), eq(battleRooms.channelId, channelId), ne(battleRooms.state, 'CLOSED')),
    );
  if (!room) throw roomNotFound(`no open room ${code} in channel ${channelId}`);
  return room;
}

/** The class of an open room; undefined where there is no such room. Codes of open rooms are unique in the product. */
export async function channelOfRoom(db: Connection, code: string): Promise<number | undefined> {
  const [room] = await db
    .select({ channelId: battleRooms.channelId })
    .from(battleRooms)
    .where(and(eq(battleRooms.code, code), ne(battleRooms.state, 'CLOSED')));
  return room?.channelId;
}

export async function readRoom(db: Connection, roomId: number): Promise<RoomRow> {
  const [room] = await db.select().from(battleRooms).where(eq(battleRooms.id, roomId));
  if (!room || room.state === 'CLOSED') throw roomNotFound(`room ${roomId} is closed`);
  return room;
}

/** Locks a room until the transaction ends: one command at a time. Throws ROOM_NOT_FOUND. */
export async function lockRoom(tx: Transaction, roomId: number): Promise<RoomRow> {
  const [room] = await tx.select().from(battleRooms).where(eq(battleRooms.id, roomId)).for('update');
  if (!room || room.state === 'CLOSED') throw roomNotFound(`room ${roomId} is closed`);
  return room;
}

/** The present members of a room in the order of arrival. */
export const membersIn = (db: Connection, roomId: number): Promise<MemberRow[]> =>
  db
    .select()
    .from(battleMembers)
    .where(and(eq(battleMembers.roomId, roomId), eq(battleMembers.state, 'IN')))
    .orderBy(asc(battleMembers.joinedAt), asc(battleMembers.userId));

export async function findMember(
  db: Connection,
  roomId: number,
  userId: number,
): Promise<MemberRow | undefined> {
  const [member] = await db
    .select()
    .from(battleMembers)
    .where(and(eq(battleMembers.roomId, roomId), eq(battleMembers.userId, userId)));
  return member;
}

/** Throws ROOM_NOT_FOUND for a user outside the room, so that a room is not disclosed. */
export async function assertInRoom(db: Connection, room: RoomRow, userId: number): Promise<MemberRow> {
  const member = await findMember(db, room.id, userId);
  if (member?.state !== 'IN') throw roomNotFound(`user ${userId} is not in room ${room.id}`);
  return member;
}

/** Staff of the channel run the rooms that were made for a class. */
export const runsClass = (room: RoomRow, roles: readonly ChannelRole[]): boolean =>
  room.isClass && holdsAtLeast(roles, 'teacher');

/** Throws NOT_HAS_ROLE. */
export function assertHost(room: RoomRow, { userId, channel }: Pick<RoomCall, 'userId' | 'channel'>): void {
  if (room.hostId === userId || runsClass(room, channel.roles)) return;
  throw new AppError('NOT_HAS_ROLE', {
    log: `user ${userId} is not the host of room ${room.id}, ${room.hostId} is`,
  });
}

/** Throws BATTLE_UNDERWAY. */
export function assertWaiting(room: RoomRow): void {
  if (room.state !== 'WAITING')
    throw new AppError('BATTLE_UNDERWAY', { log: `room ${room.id} is ${room.state}` });
}

interface Turn {
  readonly tx: Transaction;
  readonly room: RoomRow;
  readonly now: Date;
}

/** Runs one command about a room under its lock, notifies its members, and answers the new state. */
export async function commandRoom(
  call: RoomCall,
  command: (turn: Turn) => Promise<Partial<RoomRow> | void>,
): Promise<RoomView> {
  const { deps, userId, channel, code } = call;
  const { id } = await findRoom(deps.db, { channelId: channel.channelId, code });
  await transaction(deps, async (tx) => {
    const room = await lockRoom(tx, id);
    const now = deps.clock.now();
    const changed = await command({ tx, room, now });
    await tx
      .update(battleRooms)
      .set({ ...changed, activeAt: now })
      .where(eq(battleRooms.id, id));
    await emit(tx, { type: 'battle.changed', userId, roomId: id });
  });
  return viewRoom(deps.db, await readRoom(deps.db, id));
}

/** A room as all of its channel may see it. */
export async function viewRoom(db: Connection, row: RoomRow): Promise<RoomView> {
  const [[room], roomMemberList] = await Promise.all([roomCards(db, [row]), listMembers(db, row)]);
  if (!room) throw roomNotFound(`room ${row.id} has no card`);
  return { room, roomMemberList };
}

async function listMembers(db: Connection, room: RoomRow): Promise<RoomMember[]> {
  const members = await membersIn(db, room.id);
  const userIds = members.map(({ userId }) => userId);
  const [users, tiers] = await Promise.all([
    userSummaries({ deps: { db }, userIds }),
    readBattleTiers(db, userIds),
  ]);
  return members.map(({ userId, role, teamId, ready }) => ({
    userId,
    role,
    teamId,
    ready,
    nickname: users.get(userId)?.nickname ?? '',
    level: users.get(userId)?.level ?? 1,
    tier: tiers.get(userId) ?? 'BRONZE',
    isHost: room.hostId === userId,
  }));
}

/** Rooms without the secret of their passwords, in the order given. */
export async function roomCards(db: Connection, rooms: readonly RoomRow[]): Promise<BattleRoom[]> {
  if (rooms.length === 0) return [];
  const [counts, hosts] = await Promise.all([
    db
      .select({
        roomId: battleMembers.roomId,
        players: sql<number>`count(*) filter (where ${battleMembers.role} = 'PLAYER')`.mapWith(Number),
        all: sql<number>`count(*)`.mapWith(Number),
      })
      .from(battleMembers)
      .where(
        and(
          inArray(
            battleMembers.roomId,
            rooms.map(({ id }) => id),
          ),
          eq(battleMembers.state, 'IN'),
        ),
      )
      .groupBy(battleMembers.roomId),
    listNames({ db, userIds: [...new Set(rooms.flatMap(({ hostId }) => hostId ?? []))] }),
  ]);
  const countOf = new Map(counts.map((one) => [one.roomId, one]));
  const nameOf = new Map(hosts.map(({ userId, nickname }) => [userId, nickname]));
  return rooms.map((room) => {
    const { players = 0, all = 0 } = countOf.get(room.id) ?? {};
    const { id, code, settings, channelId, hostId, isQuick, isClass, tier, startsAt, contestId, state } =
      room;
    return {
      ...settings,
      roomId: id,
      code,
      channelId,
      hostId,
      isQuick,
      isClass,
      tier,
      startsAt: startsAt?.toISOString() ?? null,
      contestId,
      hasPassword: room.passwordHash !== null,
      hostNickname: hostId === null ? '' : (nameOf.get(hostId) ?? ''),
      memberCount: players,
      spectatorCount: all - players,
      state: state === 'CLOSED' ? 'ENDED' : state,
      createdAt: room.createdAt.toISOString(),
    };
  });
}
