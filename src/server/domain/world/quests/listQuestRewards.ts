import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { itemById } from '#shared/content/items.ts';
import { rowsBefore } from '#shared/contract/paging.ts';
import { rewardTypeSchema, type rewardHistoryRowSchema } from '#shared/contract/world/quests.ts';
import { userQuestRewards } from '#server/db/tables/world/quests.ts';
import type { Deps } from '#server/domain/deps.ts';
import { certificateById } from '#server/domain/world/certificates/certificateDefinitions.ts';
import { ownedCertificates } from '#server/domain/world/certificates/readCertificates.ts';
import { skillById } from '#server/domain/world/skills/skillDefinitions.ts';
import { ownedItems } from '#server/domain/world/inventory/ownedItems.ts';
import type { QuestBook } from './questBook.ts';
import type { QuestDefinition } from './questTypes.ts';
import { questTexts } from './texts.ts';

type HistoryRow = z.input<typeof rewardHistoryRowSchema>;
type StoredReward = typeof userQuestRewards.$inferSelect;

interface HistoryQuery {
  readonly deps: Pick<Deps, 'db' | 'quests'>;
  readonly userId: number;
  readonly page: number;
  readonly size: number;
  readonly mapId: number | undefined;
  readonly rewardType: z.output<typeof rewardTypeSchema> | undefined;
}

/** One page of the rewards that quests gave, newest first; pages are numbered from 0. */
export async function listQuestRewards(query: HistoryQuery): Promise<{
  userMapNpcQuestRewardList: HistoryRow[];
  totalCount: number;
}> {
  const { deps, userId, page, size, mapId, rewardType } = query;
  const { db, quests } = deps;
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
    .offset(rowsBefore({ page, first: 0, size }));
  const owned = await ownedItems({ db, userId });
  const certificates = rows.some((row) => row.rewardType === 'CERTIFICATION')
    ? await ownedCertificates({ db, userId })
    : new Map<number, number>();
  return {
    userMapNpcQuestRewardList: rows.map((row) => toHistoryRow(row, { quests, owned, certificates })),
    totalCount,
  };
}

/** The name of a row; own things are named by the id of the item or certificate. */
interface Names {
  readonly quests: QuestBook;
  readonly owned: ReadonlyMap<number, number>;
  readonly certificates: ReadonlyMap<number, number>;
}

function toHistoryRow(row: StoredReward, { quests, owned, certificates }: Names): HistoryRow {
  const quest = quests.byId(row.questId);
  const things = { ITEM: owned, CERTIFICATION: certificates };
  const { rewardType, rewardId } = row;
  return {
    userMapNpcQuestRewardId: row.id,
    rewardType: rewardTypeSchema.parse(rewardType),
    rewardId,
    rewardName: rewardName(row, quest),
    rewardCount: row.rewardCount,
    userRewardItemId:
      rewardType === 'ITEM' || rewardType === 'CERTIFICATION'
        ? (things[rewardType].get(rewardId) ?? null)
        : null,
    questTitle: quest?.title ?? '',
    createdAt: row.createdAt.toISOString(),
  };
}

function rewardName({ rewardType, rewardId }: StoredReward, quest: QuestDefinition | undefined): string {
  const { counted, pointsInstead, pointsInsteadOfSkill, objectState } = questTexts;
  const itemName = itemById(rewardId)?.name;
  const skillName = skillById(rewardId)?.name;
  switch (rewardTypeSchema.parse(rewardType)) {
    case 'ITEM':
      return itemName ?? '';
    case 'SKILL':
      return skillName ?? '';
    case 'CERTIFICATION':
      return certificateById(rewardId)?.title ?? '';
    case 'OBJECT_STATE': {
      const reward = quest?.rewards.find((one) => one.type === 'OBJECT_STATE' && one.objectId === rewardId);
      return reward?.type === 'OBJECT_STATE' ? reward.name : objectState;
    }
    case 'POINT':
      if (itemName !== undefined) return pointsInstead(itemName);
      return skillName === undefined ? counted.POINT : pointsInsteadOfSkill(skillName);
    case 'CHANNEL_POINT':
      return counted.CHANNEL_POINT;
    case 'USER_EXP':
      return counted.USER_EXP;
  }
}
