import { and, count, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { BattleRoom, RoomOfClass, RoomView } from '#shared/contract/battle/battles.ts';
import type { ChannelCard } from '#shared/contract/channels/channels.ts';
import { ROOMS_PER_PAGE, roomSettingsSchema } from '#shared/contract/battle/battles.ts';
import type { Language, ProblemKind } from '#shared/contract/learning/problems.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import { battleMembers, battleRooms } from '#server/db/tables/battle/battles.ts';
import { AppError } from '#server/platform/appError.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import { cardOf, membershipsHolding } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import { transaction } from '#server/domain/transaction.ts';
import { createRoom } from './createRoom.ts';
import { joinRoom } from './joinRoom.ts';
import { closeRoom, leaveFinishedRoom, roomOf } from './membership.ts';
import { getBattleRating } from './ratings.ts';
import { roomCards } from './rooms.ts';
import { battleTexts } from './texts.ts';

interface LobbyQuery {
  readonly deps: Deps;
  readonly channelIds: readonly number[];
  readonly page: number;
  readonly kind?: ProblemKind | undefined;
  readonly language?: Language | undefined;
  readonly difficulty?: number | undefined;
}

/** Rooms that wait, and those that may be watched. */
export async function listRooms(query: LobbyQuery) {
  const { deps, channelIds, page, kind, language, difficulty } = query;
  const { settings, state } = battleRooms;
  const where = and(
    inArray(battleRooms.channelId, [...channelIds]),
    ne(state, 'CLOSED'),
    sql`(${settings} ->> 'listed')::boolean`,
    or(eq(state, 'WAITING'), and(eq(state, 'RUNNING'), sql`(${settings} ->> 'spectators')::boolean`)),
    kind === undefined ? undefined : sql`${settings} ->> 'kind' = ${kind}`,
    language === undefined ? undefined : sql`${settings} ->> 'language' = ${language}`,
    difficulty === undefined ? undefined : sql`${settings} ->> 'difficulty' = ${String(difficulty)}`,
  );
  const [rows, [counted]] = await Promise.all([
    deps.db
      .select()
      .from(battleRooms)
      .where(where)
      .orderBy(desc(battleRooms.id))
      .limit(ROOMS_PER_PAGE)
      .offset(rowsBefore({ page, first: 1, size: ROOMS_PER_PAGE })),
    deps.db.select({ total: count() }).from(battleRooms).where(where),
  ]);
  const totalCount = counted?.total ?? 0;
  const roomList: BattleRoom[] = await roomCards(deps.db, rows);
  return { roomList, totalCount, pageCount: pageCountOf(totalCount, ROOMS_PER_PAGE) };
}

/** The same over all classes that a user plays in, each with its class. */
export async function listRoomsOfUser({
  userId,
  ...query
}: Omit<LobbyQuery, 'channelIds'> & { readonly userId: number }) {
  const memberships = await membershipsHolding({ db: query.deps.db, userId, check: 'generalMember' });
  const cards = new Map(memberships.map((one) => [one.channelId, cardOf(one)]));
  const { roomList, ...counts } = await listRooms({ ...query, channelIds: [...cards.keys()] });
  return { roomList: inClasses(roomList, cards), ...counts };
}

/** The room that a user is in, with its class; null without one. */
export async function ownRoom(deps: Deps, userId: number): Promise<RoomOfClass | null> {
  const room = await roomOf(deps, userId);
  if (!room) return null;
  const memberships = await membershipsHolding({ db: deps.db, userId, check: 'generalMember' });
  const cards = new Map(memberships.map((one) => [one.channelId, cardOf(one)]));
  return inClasses(await roomCards(deps.db, [room]), cards)[0] ?? null;
}

/** Each with its class; without those of a class that the user has left. */
const inClasses = (rooms: readonly BattleRoom[], cards: ReadonlyMap<number, ChannelCard>): RoomOfClass[] =>
  rooms.flatMap((room) => {
    const channel = cards.get(room.channelId);
    return channel ? [{ ...room, channel }] : [];
  });

/** The limit of rooms that are tried before a new one is opened. */
const MOST_TRIES = 5;

interface QuickMatch extends ChannelCall {
  readonly kind: ProblemKind;
  readonly language: Language | null;
}

/** Joins the fullest waiting room of the own tier and wishes, or opens one that waits for others. */
export async function quickMatch({ deps, userId, channel, kind, language }: QuickMatch): Promise<RoomView> {
  const { channelId } = channel;
  await leaveFinishedRoom(deps, userId);
  const { tier } = await getBattleRating(deps.db, userId);
  const { settings } = battleRooms;
  const waiting = await deps.db
    .select({ code: battleRooms.code })
    .from(battleRooms)
    .innerJoin(battleMembers, and(eq(battleMembers.roomId, battleRooms.id), eq(battleMembers.state, 'IN')))
    .where(
      and(
        eq(battleRooms.channelId, channelId),
        eq(battleRooms.state, 'WAITING'),
        eq(battleRooms.isQuick, true),
        eq(battleRooms.tier, tier),
        sql`${settings} ->> 'kind' = ${kind}`,
        sql`${settings} ->> 'language' is not distinct from ${language}::text`,
      ),
    )
    .groupBy(battleRooms.id)
    .having(sql`count(*) < (${settings} ->> 'capacity')::int`)
    .orderBy(desc(count()), battleRooms.id)
    .limit(MOST_TRIES);
  for (const { code } of waiting) {
    try {
      return await joinRoom({ deps, userId, channel, code, spectate: false });
    } catch (error) {
      // Whether a room was filled, started or closed in between.
      const isGone =
        error instanceof AppError &&
        ['TOO_MANY_ROOM_MEMBER', 'NOT_ACCEPT_ROOM', 'ROOM_NOT_FOUND'].includes(error.code);
      if (!isGone) throw error;
    }
  }
  const wishes = roomSettingsSchema.parse({
    name: battleTexts.quickRoom,
    kind,
    ...(language !== null && { language }),
    capacity: 4,
    problemCount: 2,
    minutes: 10,
  });
  return createRoom({ deps, userId, channelId, settings: wishes, quickTier: tier });
}

const MINUTE_MS = 60_000;
const IDLE_MS = 30 * MINUTE_MS;
const CLASS_IDLE_MS = 6 * 60 * MINUTE_MS;

/** Closes rooms without activity for a long time; one with a race is left to its end. */
export async function closeIdleRooms(deps: Deps): Promise<void> {
  const at = deps.clock.now().getTime();
  const idle = await deps.db
    .select({ id: battleRooms.id })
    .from(battleRooms)
    .where(
      and(
        inArray(battleRooms.state, ['WAITING', 'ENDED']),
        lt(battleRooms.activeAt, new Date(at - IDLE_MS)),
        or(eq(battleRooms.isClass, false), lt(battleRooms.activeAt, new Date(at - CLASS_IDLE_MS))),
      ),
    );
  for (const { id } of idle)
    await transaction(deps, async (tx) => {
      const [room] = await tx.select().from(battleRooms).where(eq(battleRooms.id, id)).for('update');
      if (room && room.state !== 'RUNNING' && room.state !== 'CLOSED') await closeRoom(tx, room);
    });
}
