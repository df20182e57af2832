import { and, count, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { BattleRoom, RoomOfClass } from '#shared/contract/battle/battles.ts';
import type { ChannelCard } from '#shared/contract/channels/channels.ts';
import { ROOMS_PER_PAGE } from '#shared/contract/battle/battles.ts';
import type { Language, ProblemKind } from '#shared/contract/learning/problems.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import { battleRooms } from '#server/db/tables/battle/battles.ts';
import { cardOf, membershipsHolding } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import { transaction } from '#server/domain/transaction.ts';
import { closeRoom, roomOf } from './membership.ts';
import { roomCards } from './rooms.ts';

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
