import { eq, inArray, sql } from 'drizzle-orm';
import type { BattleRating } from '#shared/contract/battle/battles.ts';
import type { Tier } from '#shared/content/tiers.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { battleRatings } from '#server/db/tables/battle/battles.ts';
import { battleTierOf, FIRST_SKILL, provedRating, rateBattle, type Skill } from './rateBattle.ts';

type Connection = Database | Transaction;

const readRatings = (db: Connection, userIds: readonly number[]) =>
  db
    .select()
    .from(battleRatings)
    .where(inArray(battleRatings.userId, [...userIds]));

export async function readBattleTiers(
  db: Connection,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Tier>> {
  if (userIds.length === 0) return new Map();
  const rows = await readRatings(db, userIds);
  return new Map(rows.map((row) => [row.userId, battleTierOf(provedRating(row)).tier]));
}

export async function getBattleRating(db: Connection, userId: number): Promise<BattleRating> {
  const [row] = await db.select().from(battleRatings).where(eq(battleRatings.userId, userId));
  const rating = provedRating(row ?? FIRST_SKILL);
  return {
    ...battleTierOf(rating),
    rating,
    battleCount: row?.battleCount ?? 0,
    winCount: row?.winCount ?? 0,
  };
}

export interface RankedSide {
  readonly rank: number;
  readonly userIds: readonly number[];
}

export interface MovedRating {
  readonly before: number;
  readonly after: number;
}

/** Updates the ratings of all racers, those of one battle in the order of their ids; proved points by user. */
export async function moveRatings(
  tx: Transaction,
  sides: readonly RankedSide[],
): Promise<ReadonlyMap<number, MovedRating>> {
  const userIds = sides.flatMap((side) => side.userIds).toSorted((a, b) => a - b);
  const moved = new Map<number, MovedRating>();
  if (sides.length < 2) return moved;
  await tx
    .insert(battleRatings)
    .values(userIds.map((userId) => ({ userId, ...FIRST_SKILL })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(battleRatings)
    .where(inArray(battleRatings.userId, userIds))
    .orderBy(battleRatings.userId)
    .for('update');
  const skillOf = new Map<number, Skill>(rows.map((row) => [row.userId, row]));
  const after = rateBattle(
    sides.map(({ rank, userIds: ids }) => ({
      rank,
      skills: ids.map((id) => skillOf.get(id) ?? FIRST_SKILL),
    })),
  );
  for (const [index, { rank, userIds: ids }] of sides.entries())
    for (const [player, userId] of ids.entries()) {
      const { mu, sigma } = after[index]?.[player] ?? FIRST_SKILL;
      moved.set(userId, {
        before: provedRating(skillOf.get(userId) ?? FIRST_SKILL),
        after: provedRating({ mu, sigma }),
      });
      await tx
        .update(battleRatings)
        .set({
          mu,
          sigma,
          battleCount: sql`${battleRatings.battleCount} + 1`,
          winCount: sql`${battleRatings.winCount} + ${rank === 1 ? 1 : 0}`,
        })
        .where(eq(battleRatings.userId, userId));
    }
  return moved;
}
