import { and, eq } from 'drizzle-orm';
import type { RoomSettings, RoomView } from '#shared/contract/battle/battles.ts';
import type { Transaction } from '#server/db/connect.ts';
import { battleInvitations, battleMembers } from '#server/db/tables/battle/battles.ts';
import { AppError } from '#server/platform/appError.ts';
import { areFriends } from '#server/domain/people/friends/friendshipRules.ts';
import { hashPassword } from '#server/domain/people/sessions/passwordHash.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { shownName } from './createRoom.ts';
import { assertEnoughProblems } from './drawProblems.ts';
import { smallestTeam } from './joinRoom.ts';
import { takeOut } from './membership.ts';
import {
  assertHost,
  assertInRoom,
  assertWaiting,
  commandRoom,
  findMember,
  findRoom,
  lockRoom,
  membersIn,
  type MemberRow,
  type RoomCall,
  type RoomRow,
} from './rooms.ts';
import { startWhenAllReady } from './startBattle.ts';
import { battleTexts } from './texts.ts';

type Changes = Partial<Pick<MemberRow, 'ready' | 'teamId'>>;

async function setMember(tx: Transaction, room: RoomRow, userId: number, changes: Changes): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx
    .update(battleMembers)
    .set(changes)
    .where(and(eq(battleMembers.roomId, room.id), eq(battleMembers.userId, userId)));
}

/** Changes what the host decides. Players who were ready are no longer ready. */
export async function updateRoom(
  call: RoomCall & { readonly settings: RoomSettings; readonly password?: string | null | undefined },
): Promise<RoomView> {
  const { deps, userId, channel, password } = call;
  await assertEnoughProblems(deps.db, channel.channelId, call.settings);
  const { isClass } = await findRoom(deps.db, { channelId: channel.channelId, code: call.code });
  // Staff may name its class, which a child may not tell.
  const name = isClass ? call.settings.name : await shownName(deps, userId, call.settings.name);
  const settings = { ...call.settings, name };
  const passwordHash = typeof password === 'string' ? await hashPassword(deps.config, password) : password;
  return commandRoom(call, async ({ tx, room }) => {
    assertHost(room, call);
    assertWaiting(room);
    const players = (await membersIn(tx, room.id)).filter(({ role }) => role === 'PLAYER');
    if (players.length > settings.capacity) {
      throw new AppError('TOO_MANY_ROOM_MEMBER', {
        message: battleTexts.capacityTooSmall(players.length),
        log: `room ${room.id} has ${players.length} players, asked for ${settings.capacity}`,
      });
    }
    const placed: MemberRow[] = [];
    for (const player of players) {
      const stays = settings.mode === 'TEAM' && player.teamId !== null && player.teamId <= settings.teamCount;
      const teamId = stays ? player.teamId : smallestTeam({ ...room, settings }, placed);
      placed.push({ ...player, teamId });
      await setMember(tx, room, player.userId, { teamId, ready: false });
    }
    return { settings, ...(passwordHash !== undefined && { passwordHash }) };
  });
}

export async function leaveRoom({ deps, userId, channel, code }: RoomCall): Promise<Record<string, never>> {
  const { id } = await findRoom(deps.db, { channelId: channel.channelId, code });
  await transaction(deps, async (tx) => {
    const room = await lockRoom(tx, id);
    await assertInRoom(tx, room, userId);
    await takeOut({ tx, room, userId, as: 'LEFT' });
  });
  return {};
}

/** A quick match starts by itself once all players are ready. */
export async function setReady(
  call: RoomCall & { readonly ready?: boolean | undefined; readonly teamId?: number | undefined },
): Promise<RoomView> {
  const { userId, ready, teamId } = call;
  return commandRoom(call, async ({ tx, room, now }) => {
    const member = await assertInRoom(tx, room, userId);
    assertWaiting(room);
    if (member.role !== 'PLAYER') return;
    const changes: Changes = {};
    if (ready !== undefined) changes.ready = ready;
    if (teamId !== undefined && isTeamOf(room, teamId)) changes.teamId = teamId;
    await setMember(tx, room, userId, changes);
    return startWhenAllReady(tx, { room, now });
  });
}

const isTeamOf = ({ settings }: RoomRow, teamId: number): boolean =>
  settings.mode === 'TEAM' && teamId <= settings.teamCount;

/** Names of users who are not in the room are ignored: they may have just left. */
export async function setTeams(
  call: RoomCall & { readonly memberList: readonly { readonly userId: number; readonly teamId: number }[] },
): Promise<RoomView> {
  return commandRoom(call, async ({ tx, room }) => {
    assertHost(room, call);
    assertWaiting(room);
    const players = new Set(
      (await membersIn(tx, room.id)).filter(({ role }) => role === 'PLAYER').map(({ userId }) => userId),
    );
    for (const { userId, teamId } of call.memberList)
      if (players.has(userId) && isTeamOf(room, teamId)) await setMember(tx, room, userId, { teamId });
  });
}

/** The other member of a host's command. Throws MEMBER_NOT_FOUND. */
async function otherMember(
  tx: Transaction,
  room: RoomRow,
  memberId: number,
  hostId: number,
): Promise<MemberRow> {
  const member = memberId === hostId ? undefined : await findMember(tx, room.id, memberId);
  if (member?.state === 'IN') return member;
  throw new AppError('MEMBER_NOT_FOUND', { log: `user ${memberId} is no other member of room ${room.id}` });
}

export async function kickMember(call: RoomCall & { readonly memberId: number }): Promise<RoomView> {
  return commandRoom(call, async ({ tx, room }) => {
    assertHost(room, call);
    assertWaiting(room);
    const { userId } = await otherMember(tx, room, call.memberId, call.userId);
    await takeOut({ tx, room, userId, as: 'KICKED' });
  });
}

export async function passHost(call: RoomCall & { readonly memberId: number }): Promise<RoomView> {
  return commandRoom(call, async ({ tx, room }) => {
    assertHost(room, call);
    assertWaiting(room);
    const { userId, role } = await otherMember(tx, room, call.memberId, call.userId);
    if (role !== 'PLAYER')
      throw new AppError('MEMBER_NOT_FOUND', { log: `user ${userId} only watches room ${room.id}` });
    return { hostId: userId };
  });
}

/** A member of the room invites a friend. Throws NOT_A_FRIEND, NOT_HAS_ROLE for a user outside the room. */
export async function inviteFriend(
  call: RoomCall & { readonly friendId: number },
): Promise<Record<string, never>> {
  const { deps, userId, channel, code, friendId } = call;
  const room = await findRoom(deps.db, { channelId: channel.channelId, code });
  const member = await findMember(deps.db, room.id, userId);
  if (member?.state !== 'IN' && room.hostId !== userId)
    throw new AppError('NOT_HAS_ROLE', { log: `user ${userId} is not in room ${room.id}` });
  if (!(await areFriends({ deps, userId, otherId: friendId })))
    throw new AppError('NOT_A_FRIEND', { log: `user ${userId} invites ${friendId}, who is no friend` });
  await transaction(deps, async (tx) => {
    await tx.insert(battleInvitations).values({ roomId: room.id, userId: friendId }).onConflictDoNothing();
    await emit(tx, { type: 'battle.invited', userId: friendId, inviterId: userId, roomId: room.id, code });
  });
  return {};
}
