import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { itemById } from '#shared/content/items.ts';
import { questById } from '#shared/content/quests.ts';
import { rewardTypeSchema, type rewardHistoryRowSchema } from '#shared/contract/quests.ts';
import type { Database } from '#server/db/connect.ts';
import { userQuestRewards } from '#server/db/tables/quests.ts';
import { ownedItems } from '../inventory/ownedItems.ts';
import { questTexts } from './texts.ts';

type HistoryRow = z.input<typeof rewardHistoryRowSchema>;
type StoredReward = typeof userQuestRewards.$inferSelect;

interface HistoryQuery {
  readonly db: Database;
  readonly userId: number;
  readonly page: number;
  readonly size: number;
  readonly mapId: number | undefined;
  readonly rewardType: z.output<typeof rewardTypeSchema> | undefined;
}

/** One page of the rewards that quests gave, newest first; pages start at 0. */
export async function listQuestRewards(query: HistoryQuery): Promise<{
  userMapNpcQuestRewardList: HistoryRow[];
  totalCount: number;
}> {
  const { db, userId, page, size, mapId, rewardType } = query;
  const wanted = and(
    eq(userQuestRewards.userId, userId),
    mapId === undefined ? undefined : eq(userQuestRewards.mapId, mapId),
    rewardType === undefined ? undefined : eq(userQuestRewards.rewardType, rewardType),
  );
  const totalCount = await db.$count(userQuestRewards, wanted);
  const rows = await db
    .select()
    .from(userQuestRewards)
    .where(wanted)
    .orderBy(desc(userQuestRewards.id))
    .limit(size)
    .offset(page * size);
  const owned = await ownedItems({ db, userId });
  return { userMapNpcQuestRewardList: rows.map((row) => toHistoryRow(row, owned)), totalCount };
}

function toHistoryRow(row: StoredReward, owned: ReadonlyMap<number, number>): HistoryRow {
  return {
    userMapNpcQuestRewardId: row.id,
    rewardType: rewardTypeSchema.parse(row.rewardType),
    rewardId: row.rewardId,
    rewardName: rewardName(row),
    rewardCount: row.rewardCount,
    userRewardItemId: row.rewardType === 'ITEM' ? (owned.get(row.rewardId) ?? null) : null,
    questTitle: questById(row.questId)?.title ?? '',
    createdAt: row.createdAt.toISOString(),
  };
}

function rewardName({ rewardType, rewardId }: StoredReward): string {
  const itemName = itemById(rewardId)?.name;
  if (rewardType === 'ITEM') return itemName ?? '';
  if (rewardType === 'POINT')
    return itemName === undefined ? questTexts.point : questTexts.pointsInstead(itemName);
  return rewardType === 'USER_EXP' ? questTexts.exp : '';
}
