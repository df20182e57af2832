import type { QuestDefinition, QuestRewardDefinition } from './questTypes.ts';
import type { Transaction } from '#server/db/connect.ts';
import { userObjectStates } from '#server/db/tables/world/quests.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { activeChannelIds } from '#server/domain/channels/channels/memberships.ts';
import { issueCertificates } from '#server/domain/world/certificates/issueCertificates.ts';
import type { LedgerRow } from '#server/domain/world/economy/postRows.ts';
import type { LockedWallet } from '#server/domain/world/economy/Wallet.ts';
import { catalogItemById } from '#server/domain/world/inventory/catalogItems.ts';
import { grant, type Grant, type GrantEntry } from '#server/domain/world/inventory/grant.ts';
import { giveSkills } from '#server/domain/world/skills/giveSkills.ts';
import { skillById } from '#server/domain/world/skills/skillDefinitions.ts';

interface RewardRequest {
  readonly tx: Transaction;
  readonly wallet: LockedWallet;
  readonly quest: QuestDefinition;
  readonly reasonKey: string;
  readonly now: Date;
}

type RewardOf<T extends QuestRewardDefinition['type']> = Extract<QuestRewardDefinition, { type: T }>;

/** Gives the rewards of a completed quest under one reason, which grants once. */
export async function giveRewards(request: RewardRequest): Promise<Grant> {
  const { tx, wallet, quest, reasonKey } = request;
  const others: LedgerRow[] = [
    ...(await skillRows(request)),
    ...(await channelRows(request)),
    ...(await objectRows(request)),
    ...(await certificateRows(request)),
  ];
  return grant({ tx, wallet, reasonKey, entries: quest.rewards.flatMap(toEntry), others });
}

function toEntry(reward: QuestRewardDefinition): GrantEntry | [] {
  if (reward.type === 'POINT' || reward.type === 'USER_EXP')
    return { kind: reward.type, amount: reward.count };
  if (reward.type !== 'ITEM') return [];
  return { kind: 'ITEM', itemId: reward.itemId, pointsIfOwned: catalogItemById(reward.itemId)?.price ?? 0 };
}

/** A skill learned before is replaced by its first price. */
async function skillRows({ tx, wallet, quest }: RewardRequest): Promise<LedgerRow[]> {
  const skillIds = ofType(quest, 'SKILL').map(({ skillId }) => skillId);
  const learned = await giveSkills({ tx, userId: wallet.userId, skillIds });
  return skillIds.map((skillId) => {
    const skill = skillById(skillId);
    if (!skill) throw new Error(`giveRewards: no skill ${skillId} in the content`);
    if (learned.has(skillId)) return { kind: 'SKILL', amount: 1, refId: skillId };
    return { kind: 'POINT', amount: skill.levels[0]?.price ?? 0, refId: skillId };
  });
}

/** Points of the channel that the user joined last. */
async function channelRows({ tx, wallet, quest }: RewardRequest): Promise<LedgerRow[]> {
  const rewards = ofType(quest, 'CHANNEL_POINT');
  if (rewards.length === 0) return [];
  const channelIds = await activeChannelIds({ db: tx, userId: wallet.userId });
  const refId = channelIds.at(-1) ?? DEFAULT_CHANNEL_ID;
  return rewards.map(({ count }) => ({ kind: 'CHANNEL_POINT', amount: count, refId }));
}

async function objectRows({ tx, wallet: { userId }, quest, now }: RewardRequest): Promise<LedgerRow[]> {
  const rewards = ofType(quest, 'OBJECT_STATE');
  if (rewards.length === 0) return [];
  const rows = await tx
    .insert(userObjectStates)
    .values(rewards.map(({ objectId }) => ({ userId, objectId, changedAt: now })))
    .onConflictDoNothing()
    .returning({ objectId: userObjectStates.objectId });
  return rows.map(({ objectId }) => ({ kind: 'OBJECT_STATE', amount: 1, refId: objectId }));
}

async function certificateRows({ tx, wallet, quest, now }: RewardRequest): Promise<LedgerRow[]> {
  const certificateIds = ofType(quest, 'CERTIFICATION').map(({ certificateId }) => certificateId);
  const issued = await issueCertificates({ tx, userId: wallet.userId, certificateIds, now });
  return [...issued].map((refId) => ({ kind: 'CERTIFICATION', amount: 1, refId }));
}

function ofType<T extends QuestRewardDefinition['type']>(
  { rewards }: QuestDefinition,
  type: T,
): readonly RewardOf<T>[] {
  return rewards.filter((reward): reward is RewardOf<T> => reward.type === type);
}
