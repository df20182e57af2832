import { sql } from 'drizzle-orm';
import { FURNITURE_KEYS, type FurnitureKey } from '#shared/content/furniture.ts';
import { experienceOf } from '#shared/content/levels.ts';
import { STAR_GIFT_REASONS, starGiftReason } from '#shared/content/starGifts.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { furniturePurchases } from '#server/db/tables/world/home.ts';
import { secretCount, shellCount } from '#server/domain/world/collectibles/loadFinds.ts';
import { postedReasons } from '#server/domain/world/economy/postedReasons.ts';
import type { Wallet } from '#server/domain/world/economy/Wallet.ts';
import { completedQuestIds } from '#server/domain/world/quests/loadQuestProgress.ts';
import { hasFinishedCourse } from '#server/domain/world/timeTrials/loadBestTimes.ts';
import { FURNITURE_DEFINITIONS, type FurnitureAchievement } from './furnitureDefinitions.ts';

/** Bought pieces, and the progress in other subjects by which pieces are earned. */
interface Holdings extends Record<string, unknown> {
  /** The number of bought pieces by furniture key. */
  readonly bought: Readonly<Record<string, number>>;
  readonly completed: readonly number[];
  readonly shells: number;
  readonly secrets: number;
  readonly hasRun: boolean;
  /** Reasons of the ledger. */
  readonly starGifts: readonly string[];
}

/** The number of pieces of a user by kind: given, bought and earned. One statement. */
export async function ownedFurniture({
  db,
  wallet: { userId, exp },
}: {
  readonly db: Database | Transaction;
  readonly wallet: Wallet;
}): Promise<ReadonlyMap<FurnitureKey, number>> {
  const { rows } = await db.execute<Holdings>(sql`
    select
      (select coalesce(jsonb_object_agg(furniture_key, bought), '{}') from (
        select furniture_key, count(*)::int as bought from ${furniturePurchases}
        where user_id = ${userId}::int group by furniture_key
      ) as pieces) as bought,
      ${completedQuestIds(userId)} as completed,
      ${shellCount(userId)} as shells, ${secretCount(userId)} as secrets,
      ${hasFinishedCourse(userId)} as "hasRun", ${postedReasons(userId, STAR_GIFT_REASONS)} as "starGifts"`);
  const [holdings] = rows;
  if (holdings === undefined) throw new Error(`ownedFurniture: nothing was answered for user ${userId}`);
  const { level } = experienceOf(exp);
  return new Map(
    FURNITURE_KEYS.map((key) => {
      const definition = FURNITURE_DEFINITIONS[key];
      if ('achievement' in definition) return [key, isDone(definition.achievement, level, holdings) ? 1 : 0];
      return [key, (definition.given ?? 0) + (holdings.bought[key] ?? 0)];
    }),
  );
}

function isDone(achievement: FurnitureAchievement, level: number, holdings: Holdings): boolean {
  switch (achievement.kind) {
    case 'LEVEL':
      return level >= achievement.level;
    case 'QUEST':
      return holdings.completed.includes(achievement.questId);
    case 'QUEST_COUNT':
      return holdings.completed.length >= achievement.count;
    case 'SHELLS':
      return holdings.shells >= achievement.count;
    case 'SECRETS':
      return holdings.secrets >= achievement.count;
    case 'STARS':
      return holdings.starGifts.includes(starGiftReason(achievement.count));
    case 'TIME_TRIAL':
      return holdings.hasRun;
  }
}
