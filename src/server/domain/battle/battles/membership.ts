import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { battleMembers, battleRooms } from '#server/db/tables/battle/battles.ts';
import { violatedConstraint } from '#server/db/violatedConstraint.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { lockRoom, membersIn, type MemberRow, type RoomRow } from './rooms.ts';

type MemberDeps = Pick<Deps, 'db' | 'events' | 'clock'>;

export async function roomOf({ db }: Pick<Deps, 'db'>, userId: number): Promise<RoomRow | undefined> {
  const [row] = await db
    .select({ room: battleRooms })
    .from(battleMembers)
    .innerJoin(battleRooms, eq(battleRooms.id, battleMembers.roomId))
    .where(
      and(eq(battleMembers.userId, userId), eq(battleMembers.state, 'IN'), ne(battleRooms.state, 'CLOSED')),
    );
  return row?.room;
}

/**
 * Takes a user out of a room whose race is over, so that it can go into another one. Throws
 * ALREADY_ANOTHER_ROOM_MEMBER_USER where it waits or races.
 */
export async function leaveFinishedRoom(deps: MemberDeps, userId: number): Promise<void> {
  const room = await roomOf(deps, userId);
  if (!room) return;
  if (room.state !== 'ENDED')
    throw new AppError('ALREADY_ANOTHER_ROOM_MEMBER_USER', { log: `user ${userId} is in room ${room.id}` });
  await transaction(deps, async (tx) =>
    takeOut({ tx, room: await lockRoom(tx, room.id), userId, as: 'LEFT' }),
  );
}

/** Puts a user into a room; a former member gets the old row again. Throws ALREADY_ANOTHER_ROOM_MEMBER_USER. */
export async function putIn(
  tx: Transaction,
  member: Pick<MemberRow, 'roomId' | 'userId' | 'role' | 'teamId' | 'joinedAt'>,
): Promise<void> {
  const values = { ...member, state: 'IN' as const, ready: false };
  try {
    await tx
      .insert(battleMembers)
      .values(values)
      .onConflictDoUpdate({ target: [battleMembers.roomId, battleMembers.userId], set: values });
  } catch (error) {
    if (violatedConstraint(error) !== 'battle_members_one_room') throw error;
    throw new AppError('ALREADY_ANOTHER_ROOM_MEMBER_USER', {
      cause: error,
      log: `user ${member.userId} came into another room at the same moment`,
    });
  }
}

/**
 * Takes a member out of a locked room. The role of the host passes to the player who has been there longest; a room
 * without players is closed, unless it has a running race or belongs to a class.
 */
export async function takeOut({
  tx,
  room,
  userId,
  as,
}: {
  readonly tx: Transaction;
  readonly room: RoomRow;
  readonly userId: number;
  readonly as: 'LEFT' | 'KICKED';
}): Promise<void> {
  await tx
    .update(battleMembers)
    .set({ state: as, ready: false })
    .where(and(eq(battleMembers.roomId, room.id), eq(battleMembers.userId, userId)));
  await emit(tx, { type: 'battle.memberGone', userId, roomId: room.id });
  const players = (await membersIn(tx, room.id)).filter(({ role }) => role === 'PLAYER');
  if (players.length === 0 && !room.isClass && room.state !== 'RUNNING') return closeRoom(tx, room);
  const changes: Partial<RoomRow> = {
    ...(room.hostId === userId && !room.isClass && { hostId: players[0]?.userId ?? null }),
    // Somebody who is alone waits for an opponent again.
    ...(room.startsAt !== null && players.length < 2 && { startsAt: null }),
  };
  if (Object.keys(changes).length > 0)
    await tx.update(battleRooms).set(changes).where(eq(battleRooms.id, room.id));
  // The remaining players may have waited for this one only.
  if (room.state === 'RUNNING' && room.contestId !== null)
    await addJob(tx, 'battles.endSolved', { contestId: room.contestId });
  await emit(tx, { type: 'battle.changed', userId, roomId: room.id });
}

/** The remaining members are taken out. */
export async function closeRoom(tx: Transaction, room: Pick<RoomRow, 'id'>): Promise<void> {
  const members = await membersIn(tx, room.id);
  await tx.update(battleRooms).set({ state: 'CLOSED' }).where(eq(battleRooms.id, room.id));
  if (members.length > 0)
    await tx
      .update(battleMembers)
      .set({ state: 'LEFT', ready: false })
      .where(
        and(
          eq(battleMembers.roomId, room.id),
          inArray(
            battleMembers.userId,
            members.map(({ userId }) => userId),
          ),
        ),
      );
  await emit(tx, { type: 'battle.changed', userId: 0, roomId: room.id });
}

/** The host is disconnected while no race is on: the role passes to another player, one of `online` if possible. */
export async function replaceAbsentHost(
  deps: MemberDeps,
  { roomId, online }: { readonly roomId: number; readonly online: ReadonlySet<number> },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const room = await lockRoom(tx, roomId);
    if (room.state === 'RUNNING' || room.isClass || (room.hostId !== null && online.has(room.hostId))) return;
    const players = (await membersIn(tx, roomId)).filter(({ role }) => role === 'PLAYER');
    const next = players.find(({ userId }) => online.has(userId));
    if (!next) return;
    await tx.update(battleRooms).set({ hostId: next.userId }).where(eq(battleRooms.id, roomId));
    await emit(tx, { type: 'battle.changed', userId: next.userId, roomId });
  });
}
