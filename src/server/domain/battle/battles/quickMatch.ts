import { and, asc, count, eq, sql } from 'drizzle-orm';
import { roomSettingsSchema, type RoomView } from '#shared/contract/battle/battles.ts';
import type { Language, ProblemKind } from '#shared/contract/learning/problems.ts';
import { TIERS, type Tier } from '#shared/content/tiers.ts';
import type { Transaction } from '#server/db/connect.ts';
import { battleMembers, battleRooms } from '#server/db/tables/battle/battles.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { insertRoom, untilCodeIsFree } from './createRoom.ts';
import { assertEnoughProblems } from './drawProblems.ts';
import { closeRoom, leaveFinishedRoom, putIn } from './membership.ts';
import { getBattleRating } from './ratings.ts';
import { findMember, membersIn, readRoom, viewRoom, type RoomRow } from './rooms.ts';
import { startWhenAllReady } from './startBattle.ts';
import { battleTexts } from './texts.ts';

/** First key of the advisory locks under which quick matches of a class find each other; the second is the class. */
const QUICK_LOCK = 7_315;

/** The distance of tiers that a room accepts after it has waited for so long. */
const PATIENCE = [
  { fromMs: 10_000, tiers: Infinity },
  { fromMs: 5_000, tiers: 1 },
  { fromMs: 0, tiers: 0 },
] as const;

interface Wish {
  readonly kind: ProblemKind;
  /** Null for any. */
  readonly language: Language | null;
  readonly tier: Tier;
}

interface QuickMatch extends ChannelCall {
  readonly kind: ProblemKind;
  readonly language: Language | null;
}

/**
 * Puts a player into the fullest waiting room that fits, or into a new one. Quick matches of a class are served one
 * after another, so that two who press together meet. Throws ALREADY_ANOTHER_ROOM_MEMBER_USER, BATTLE_NO_PROBLEM.
 */
export async function quickMatch({ deps, userId, channel, kind, language }: QuickMatch): Promise<RoomView> {
  const { channelId } = channel;
  const settings = roomSettingsSchema.parse({
    name: battleTexts.quickRoom,
    kind,
    ...(language !== null && { language }),
    capacity: 4,
    problemCount: 2,
    minutes: 10,
  });
  await assertEnoughProblems(deps.db, channelId, settings);
  await leaveFinishedRoom(deps, userId);
  const { tier } = await getBattleRating(deps.db, userId);
  const roomId = await untilCodeIsFree(() =>
    transaction(deps, async (tx) => {
      await lockQuickMatches(tx, channelId);
      const now = deps.clock.now();
      const found = await findSeat(tx, { channelId, userId, wish: { kind, language, tier }, now });
      if (found) {
        await putIn(tx, { roomId: found.id, userId, role: 'PLAYER', teamId: null, joinedAt: now });
        await gather(tx, { room: found, language, now });
        return found.id;
      }
      const opened = await insertRoom(tx, { channelId, settings, hostId: userId, quickTier: tier, now });
      for (const { fromMs } of PATIENCE)
        if (fromMs > 0)
          await addJob(tx, 'battles.mergeQuick', { channelId }, new Date(now.getTime() + fromMs));
      return opened;
    }),
  );
  return viewRoom(deps.db, await readRoom(deps.db, roomId));
}

/** Moves the players of younger rooms into older ones that accept them by now. */
export async function mergeQuick(
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  { channelId }: { readonly channelId: number },
): Promise<void> {
  await transaction(deps, async (tx) => {
    await lockQuickMatches(tx, channelId);
    const now = deps.clock.now();
    const waiting = await waitingRooms(tx, channelId);
    const filled = new Set<number>();
    for (const younger of waiting.toReversed()) {
      if (filled.has(younger.room.id)) continue;
      const older = waiting.find(
        (one) =>
          one.room.id < younger.room.id &&
          one.players + younger.players <= one.room.settings.capacity &&
          accepts(one.room, wishOf(younger.room), now),
      );
      if (!older) continue;
      filled.add(older.room.id);
      await moveInto(tx, { from: younger.room.id, into: older.room.id, now });
    }
  });
}

const lockQuickMatches = (tx: Transaction, channelId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${QUICK_LOCK}::int, ${channelId}::int)`);

const wishOf = ({ settings, tier }: RoomRow): Wish => ({
  kind: settings.kind,
  language: settings.language,
  tier: tier ?? TIERS[0],
});

/** The waiting rooms of a class's quick matches, the oldest first. */
async function waitingRooms(tx: Transaction, channelId: number) {
  return tx
    .select({ room: battleRooms, players: count(battleMembers.userId) })
    .from(battleRooms)
    .leftJoin(
      battleMembers,
      and(
        eq(battleMembers.roomId, battleRooms.id),
        eq(battleMembers.state, 'IN'),
        eq(battleMembers.role, 'PLAYER'),
      ),
    )
    .where(
      and(
        eq(battleRooms.channelId, channelId),
        eq(battleRooms.state, 'WAITING'),
        eq(battleRooms.isQuick, true),
      ),
    )
    .groupBy(battleRooms.id)
    .orderBy(asc(battleRooms.id));
}

/** A wish for any language meets every language; tiers come closer while the room waits. */
function accepts({ settings, tier, createdAt }: RoomRow, wish: Wish, now: Date): boolean {
  const waitedMs = now.getTime() - createdAt.getTime();
  const most = PATIENCE.find(({ fromMs }) => waitedMs >= fromMs)?.tiers ?? 0;
  const distance = Math.abs(TIERS.indexOf(tier ?? TIERS[0]) - TIERS.indexOf(wish.tier));
  const isSpoken =
    settings.language === null || wish.language === null || settings.language === wish.language;
  return settings.kind === wish.kind && isSpoken && distance <= most;
}

interface Seat {
  readonly channelId: number;
  readonly userId: number;
  readonly wish: Wish;
  readonly now: Date;
}

/** The fullest room with a free seat that accepts a wish, locked; undefined where there is none. */
async function findSeat(
  tx: Transaction,
  { channelId, userId, wish, now }: Seat,
): Promise<RoomRow | undefined> {
  const waiting = (await waitingRooms(tx, channelId)).toSorted((a, b) => b.players - a.players);
  for (const { room } of waiting) {
    if (!accepts(room, wish, now)) continue;
    // A command of its members may have started, filled or closed it by now.
    const locked = await lockWaiting(tx, room.id);
    if (!locked || locked.players >= locked.room.settings.capacity) continue;
    if ((await findMember(tx, room.id, userId))?.state !== 'KICKED') return locked.room;
  }
  return undefined;
}

async function lockWaiting(tx: Transaction, roomId: number) {
  const [open] = await tx.select().from(battleRooms).where(eq(battleRooms.id, roomId)).for('update');
  if (open?.state !== 'WAITING') return undefined;
  const members = await membersIn(tx, roomId);
  return { room: open, players: members.filter(({ role }) => role === 'PLAYER').length };
}

/** Keeps the language that all speak, and begins the clock or the race. */
async function gather(
  tx: Transaction,
  { room, language, now }: { readonly room: RoomRow; readonly language: Language | null; readonly now: Date },
): Promise<void> {
  const settings = { ...room.settings, language: room.settings.language ?? language };
  const started = await startWhenAllReady(tx, { room: { ...room, settings }, now });
  await tx
    .update(battleRooms)
    .set({ settings, activeAt: now, ...started })
    .where(eq(battleRooms.id, room.id));
  await emit(tx, { type: 'battle.changed', userId: 0, roomId: room.id });
}

/** The pages of the moved players ask for their room when theirs is closed. */
async function moveInto(
  tx: Transaction,
  { from, into, now }: { readonly from: number; readonly into: number; readonly now: Date },
): Promise<void> {
  const older = await lockWaiting(tx, into);
  const younger = await lockWaiting(tx, from);
  if (!older || !younger || older.players + younger.players > older.room.settings.capacity) return;
  const players = (await membersIn(tx, from)).filter(({ role }) => role === 'PLAYER');
  // Somebody who was sent away from the older room would be left without any.
  const former = await Promise.all(players.map(({ userId }) => findMember(tx, into, userId)));
  if (former.some((member) => member?.state === 'KICKED')) return;
  await closeRoom(tx, younger.room);
  for (const { userId, ready, joinedAt } of players) {
    await putIn(tx, { roomId: into, userId, role: 'PLAYER', teamId: null, joinedAt });
    if (ready)
      await tx
        .update(battleMembers)
        .set({ ready })
        .where(and(eq(battleMembers.roomId, into), eq(battleMembers.userId, userId)));
  }
  await gather(tx, { room: older.room, language: younger.room.settings.language, now });
}
