import { and, eq } from 'drizzle-orm';
import type { RoomView } from '#shared/contract/battle/battles.ts';
import { COUNTDOWN_MS } from '#shared/contract/battle/scoreboards.ts';
import { usualFreezeFrom } from '#shared/scoreboard/contestClock.ts';
import type { Transaction } from '#server/db/connect.ts';
import { battleMembers, battleRooms } from '#server/db/tables/battle/battles.ts';
import { AppError } from '#server/platform/appError.ts';
import { controlContest, type ContestCommand } from '#server/domain/battle/scoreboard/controlContest.ts';
import { enrolUsers, openContest } from '#server/domain/battle/scoreboard/openContest.ts';
import { settleContest } from '#server/domain/battle/scoreboard/settleContest.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { drawProblems } from './drawProblems.ts';
import {
  assertHost,
  assertWaiting,
  commandRoom,
  findMember,
  findRoom,
  membersIn,
  readRoom,
  runsClass,
  type MemberRow,
  type RoomCall,
  type RoomRow,
  viewRoom,
} from './rooms.ts';

const MINUTE_MS = 60_000;
const POINTS = 100;

/** The time from the second player, or from the first one who gets ready after that, to the start of a quick match. */
const QUICK_START_MS = 20_000;

interface Start {
  readonly room: RoomRow;
  readonly now: Date;
}

/** Counts a race down. Throws BATTLE_NOT_READY, BATTLE_NO_PROBLEM. */
export async function startBattle(call: RoomCall): Promise<RoomView> {
  return commandRoom(call, async ({ tx, room, now }) => {
    assertHost(room, call);
    if (room.state === 'RUNNING') assertWaiting(room);
    const players = (await membersIn(tx, room.id)).filter(({ role }) => role === 'PLAYER');
    const waitsFor = players.filter(({ ready, userId }) => !ready && userId !== room.hostId);
    const isClass = runsClass(room, call.channel.roles);
    if (room.state !== 'WAITING' || !isEnough(room, players, isClass) || (!isClass && waitsFor.length > 0)) {
      throw new AppError('BATTLE_NOT_READY', {
        log: `room ${room.id} (${room.state}) has ${players.length} players and waits for ${waitsFor.length}`,
      });
    }
    return race(tx, { room, now }, players);
  });
}

/** Starts a quick match once the last player is ready; until then a clock runs for two and more. */
export async function startWhenAllReady(
  tx: Transaction,
  { room, now }: Start,
): Promise<Partial<RoomRow> | void> {
  if (!room.isQuick) return;
  const players = (await membersIn(tx, room.id)).filter(({ role }) => role === 'PLAYER');
  if (!isEnough(room, players, false)) return;
  if (players.every(({ ready }) => ready)) return race(tx, { room, now }, players);
  if (room.startsAt !== null) return;
  const startsAt = new Date(now.getTime() + QUICK_START_MS);
  await addJob(tx, 'battles.startQuick', { roomId: room.id, startsAt: startsAt.toISOString() }, startsAt);
  return { startsAt };
}

/** Starts a quick match whose clock is over with the players who are ready; the others watch. */
export async function startQuick(
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  { roomId, startsAt }: { readonly roomId: number; readonly startsAt: string },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const [room] = await tx.select().from(battleRooms).where(eq(battleRooms.id, roomId)).for('update');
    if (room?.state !== 'WAITING' || room.startsAt?.toISOString() !== startsAt) return;
    const players = (await membersIn(tx, roomId)).filter(({ role }) => role === 'PLAYER');
    const ready = players.filter((player) => player.ready);
    // The clock begins again with the next one who gets ready.
    let changes: Partial<RoomRow> = { startsAt: null };
    if (isEnough(room, ready, false)) {
      await tx
        .update(battleMembers)
        .set({ role: 'SPECTATOR' })
        .where(
          and(
            eq(battleMembers.roomId, roomId),
            eq(battleMembers.state, 'IN'),
            eq(battleMembers.ready, false),
          ),
        );
      changes = await race(tx, { room, now: deps.clock.now() }, ready);
      if (!ready.some(({ userId }) => userId === room.hostId)) changes.hostId = ready[0]?.userId ?? null;
    }
    await tx.update(battleRooms).set(changes).where(eq(battleRooms.id, roomId));
    await emit(tx, { type: 'battle.changed', userId: 0, roomId });
  });
}

/** A class may race with a single child; other rooms need an opponent. */
function isEnough({ settings }: RoomRow, players: readonly MemberRow[], isClass: boolean): boolean {
  const sides = settings.mode === 'TEAM' ? new Set(players.map(({ teamId }) => teamId)).size : players.length;
  return sides >= (isClass ? 1 : 2);
}

async function race(
  tx: Transaction,
  { room, now }: Start,
  players: readonly MemberRow[],
): Promise<Partial<RoomRow>> {
  const { settings, channelId } = room;
  const userIds = players.map(({ userId }) => userId);
  const problems = await drawProblems(tx, { channelId, wanted: settings, userIds });
  const startsAt = new Date(now.getTime() + COUNTDOWN_MS);
  const durationMs = settings.minutes * MINUTE_MS;
  const contestId = await openContest(tx, {
    channelId,
    startsAt,
    durationMs,
    rule: settings.rule,
    freezeFromMs: settings.freeze ? usualFreezeFrom(durationMs) : null,
    shareSolutions: settings.shareSolutions,
    contents: problems.map((problem) => ({ ...problem, points: POINTS })),
  });
  const isTeam = settings.mode === 'TEAM';
  const users = players.map(({ userId, teamId }) => ({ userId, teamId: isTeam ? teamId : null }));
  await enrolUsers(tx, contestId, { users, at: now, started: true });
  await emit(tx, { type: 'contest.changed', userId: room.hostId ?? 0, contestId });
  return { state: 'RUNNING', contestId, startsAt: null };
}

/** A player who wants another race waits for the others, ready; staff of a class open the room for all. */
export async function rematch(call: RoomCall): Promise<RoomView> {
  const { userId } = call;
  return commandRoom(call, async ({ tx, room, now }) => {
    const member = await findMember(tx, room.id, userId);
    const plays = member?.state === 'IN' && member.role === 'PLAYER';
    if (!plays) assertHost(room, call);
    if (room.state === 'RUNNING') assertWaiting(room);
    if (plays)
      await tx
        .update(battleMembers)
        .set({ ready: true })
        .where(and(eq(battleMembers.roomId, room.id), eq(battleMembers.userId, userId)));
    const started = await startWhenAllReady(tx, { room, now });
    return { state: 'WAITING', ...started };
  });
}

/**
 * Staff of a class pause, resume, extend and end a race. The room is not locked: the end of a race locks the contest
 * before the room. Throws NOT_HAS_ROLE, BATTLE_NOT_STARTED, BATTLE_ENDED.
 */
export async function controlBattle(
  call: RoomCall & { readonly command: ContestCommand },
): Promise<RoomView> {
  const { deps, userId, channel, code, command } = call;
  const room = await findRoom(deps.db, { channelId: channel.channelId, code });
  if (!runsClass(room, channel.roles))
    throw new AppError('NOT_HAS_ROLE', { log: `user ${userId} does not run room ${room.id}` });
  const { contestId } = room;
  if (contestId === null || room.state === 'WAITING')
    throw new AppError('BATTLE_NOT_STARTED', { log: `room ${room.id} is waiting` });
  const { clock } = deps;
  await transaction(deps, (tx) => controlContest(tx, { contestId, actorId: userId, clock, command }));
  // Pending verdicts are waited for; the last one settles the race.
  if (command.action === 'END') await settleContest(deps, { contestId });
  return viewRoom(deps.db, await readRoom(deps.db, room.id));
}
