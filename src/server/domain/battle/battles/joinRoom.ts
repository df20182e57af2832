import { and, eq } from 'drizzle-orm';
import { MOST_SPECTATORS, type RoomView } from '#shared/contract/battle/battles.ts';
import type { Transaction } from '#server/db/connect.ts';
import { battleInvitations } from '#server/db/tables/battle/battles.ts';
import { AppError } from '#server/platform/appError.ts';
import { findContestUser } from '#server/domain/battle/scoreboard/contests.ts';
import { verifyPassword } from '#server/domain/people/sessions/passwordHash.ts';
import { leaveFinishedRoom, putIn, roomOf } from './membership.ts';
import { startWhenAllReady } from './startBattle.ts';
import {
  commandRoom,
  findMember,
  findRoom,
  membersIn,
  runsClass,
  type MemberRow,
  type RoomCall,
  type RoomRow,
} from './rooms.ts';

interface JoinCall extends RoomCall {
  readonly password?: string | undefined;
  readonly spectate: boolean;
}

/** Gives a place in a room, or throws the code of the spec that says why there is none. */
export async function joinRoom(call: JoinCall): Promise<RoomView> {
  const { deps, userId, channel, code, spectate } = call;
  const { db } = deps;
  const found = await findRoom(db, { channelId: channel.channelId, code });
  // A teacher who comes by the code of a class watches and runs it: a place is for children.
  if (runsClass(found, channel.roles))
    return commandRoom(call, async ({ room }) => (room.hostId === null ? { hostId: userId } : undefined));
  const before = await findMember(db, found.id, userId);
  assertMayEnter(found, before, call);
  if ((await roomOf(deps, userId))?.id !== found.id) await leaveFinishedRoom(deps, userId);
  await assertKnowsPassword(found, call, before);
  return commandRoom(call, async ({ tx, room, now }) => {
    const member = await findMember(tx, room.id, userId);
    assertMayEnter(room, member, call);
    const members = await membersIn(tx, room.id);
    const role = spectate ? 'SPECTATOR' : 'PLAYER';
    const taken = members.filter((one) => one.role === role).length;
    if (room.state === 'RUNNING' && !spectate) {
      // Only a user who has begun the race may come back into it.
      const racer = await racerOf(tx, room, userId);
      if (!racer) throw notAccepted(room, `user ${userId} is not of the race`);
      return putIn(tx, { roomId: room.id, userId, role, teamId: racer.teamId, joinedAt: now });
    }
    if (taken >= (spectate ? MOST_SPECTATORS : room.settings.capacity))
      throw new AppError('TOO_MANY_ROOM_MEMBER', { log: `room ${room.id} has ${taken} of role ${role}` });
    const teamId = spectate ? null : smallestTeam(room, members);
    await putIn(tx, { roomId: room.id, userId, role, teamId, joinedAt: now });
    if (spectate) return;
    const isHostless = room.hostId === null && !room.isClass;
    return { ...(isHostless && { hostId: userId }), ...(await startWhenAllReady(tx, { room, now })) };
  });
}

const racerOf = async (tx: Transaction, { contestId }: RoomRow, userId: number) =>
  contestId === null ? undefined : findContestUser({ db: tx, contestId, userId });

const notAccepted = (room: RoomRow, log: string) =>
  new AppError('NOT_ACCEPT_ROOM', { log: `room ${room.id} (${room.state}): ${log}` });

/** Throws ALREADY_ROOM_MEMBER_USER, NOT_ACCEPT_ROOM. */
function assertMayEnter(room: RoomRow, member: MemberRow | undefined, { userId, spectate }: JoinCall): void {
  if (member?.state === 'IN')
    throw new AppError('ALREADY_ROOM_MEMBER_USER', { log: `user ${userId} is in room ${room.id}` });
  if (member?.state === 'KICKED') throw notAccepted(room, `user ${userId} was sent away`);
  if (spectate && !room.settings.spectators) throw notAccepted(room, 'nobody may watch');
  if (!spectate && room.state === 'ENDED') throw notAccepted(room, 'the race is over');
}

/** Invited friends and former members need no password. Throws MISMATCH_ROOM_PASSWORD. */
async function assertKnowsPassword(
  room: RoomRow,
  { deps, userId, password = '' }: JoinCall,
  before: MemberRow | undefined,
): Promise<void> {
  if (room.passwordHash === null || before) return;
  const [invited] = await deps.db
    .select()
    .from(battleInvitations)
    .where(and(eq(battleInvitations.roomId, room.id), eq(battleInvitations.userId, userId)));
  if (invited || (await verifyPassword(room.passwordHash, password.trim().normalize('NFC')))) return;
  throw new AppError('MISMATCH_ROOM_PASSWORD', {
    log: `user ${userId} does not know the password of room ${room.id}`,
  });
}

/** Null where everybody plays alone. */
export function smallestTeam({ settings }: RoomRow, members: readonly MemberRow[]): number | null {
  if (settings.mode !== 'TEAM') return null;
  const sizeOf = (teamId: number) => members.filter((one) => one.teamId === teamId).length;
  const teams = Array.from({ length: settings.teamCount }, (_, index) => index + 1);
  return teams.toSorted((a, b) => sizeOf(a) - sizeOf(b) || a - b)[0] ?? 1;
}
