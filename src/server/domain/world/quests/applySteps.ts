import { isDeepStrictEqual } from 'node:util';
import { experienceOf } from '#shared/content/levels.ts';
import type { NpcQuest, QuestChange } from '#shared/contract/world/quests.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { LockedWallet, Wallet } from '#server/domain/world/economy/Wallet.ts';
import { emit } from '#server/domain/transaction.ts';
import { giveRewards } from './giveRewards.ts';
import { rewardReason, type QuestProgress, type QuestProgressById } from './questProgress.ts';
import type { QuestBook } from './questBook.ts';
import { questViews } from './questView.ts';
import { saveQuestProgress, type QuestStep } from './saveQuestProgress.ts';

interface StepsRequest {
  readonly tx: Transaction;
  readonly quests: QuestBook;
  readonly now: Date;
  readonly wallet: LockedWallet;
  /** The progress of every taken quest before this action. */
  readonly before: QuestProgressById;
  /** New progress of the advanced quests; those that are now COMPLETED give their rewards here. */
  readonly moved: readonly QuestProgress[];
}

/** Stores the progress and grants the rewards of completed quests, all in the caller's transaction. */
export async function applySteps(request: StepsRequest): Promise<QuestChange> {
  const { tx, quests, now, wallet, before, moved } = request;
  if (moved.length === 0) return questChange(wallet, []);
  const { userId } = wallet;
  let after = wallet;
  const steps: QuestStep[] = [];
  for (const progress of moved) {
    const quest = quests.byId(progress.questId);
    if (!quest) throw new Error(`applySteps: no quest ${progress.questId} in the content`);
    if (progress.state !== 'COMPLETED') {
      steps.push({ quest, progress, given: [] });
      continue;
    }
    const granted = await giveRewards({ tx, wallet: after, quest, reasonKey: rewardReason(progress), now });
    after = granted.wallet;
    steps.push({ quest, progress, given: granted.given });
  }
  await saveQuestProgress({ tx, userId, now, steps });
  for (const { quest, progress } of steps)
    if (progress.state === 'COMPLETED')
      await emit(tx, {
        type: 'quest.completed',
        userId,
        questId: quest.id,
        title: quest.title,
        itemIds: quest.rewards.flatMap((reward) => (reward.type === 'ITEM' ? [reward.itemId] : [])),
      });
  await emit(tx, { type: 'quests.progressed', userId });

  const outlook = { quests, now };
  const seenBefore = new Map(
    questViews({ ...outlook, level: levelOf(wallet) }, before).map((view) => [view.mapNpcQuestId, view]),
  );
  const taken = new Map([...before, ...moved.map((progress) => [progress.questId, progress] as const)]);
  const questList = questViews({ ...outlook, level: levelOf(after) }, taken).filter(
    (view) => !isDeepStrictEqual(view, seenBefore.get(view.mapNpcQuestId)),
  );
  return questChange(after, questList);
}

export function questChange({ exp, point }: Wallet, questList: NpcQuest[]): QuestChange {
  return { questList, experience: experienceOf(exp), point };
}

export const levelOf = ({ exp }: Wallet): number => experienceOf(exp).level;
