import { isDeepStrictEqual } from 'node:util';
import { itemById } from '#shared/content/items.ts';
import { experienceOf } from '#shared/content/levels.ts';
import { questById } from '#shared/content/quests.ts';
import type { QuestRewardDefinition } from '#shared/content/questTypes.ts';
import type { NpcQuest, QuestChange } from '#shared/contract/quests.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { DomainEmitter } from '../events.ts';
import { announceLevel } from '../ledger/announceLevel.ts';
import { grant, type GrantEntry } from '../ledger/grant.ts';
import type { LockedWallet, Wallet } from '../ledger/Wallet.ts';
import type { QuestBook, QuestProgress } from './progress.ts';
import { questViews } from './questView.ts';
import { saveProgress, type QuestStep } from './saveProgress.ts';

/** What a verb of quests did: the change to answer with, and what others hear once it has been committed. */
export interface QuestOutcome {
  readonly change: QuestChange;
  /** To be called after the commit, never before. */
  announce(events: DomainEmitter): void;
}

interface StepsRequest {
  readonly tx: Transaction;
  readonly wallet: LockedWallet;
  readonly book: QuestBook;
  /** New progress of the quests that moved; those that are now COMPLETED give their rewards here. */
  readonly moved: readonly QuestProgress[];
}

/** Stores what moved and grants the rewards of what it completed, all in the caller's transaction. */
export async function applySteps({ tx, wallet, book, moved }: StepsRequest): Promise<QuestOutcome> {
  if (moved.length === 0) return outcomeOf({ before: wallet, after: wallet, questList: [] });
  let after = wallet;
  const steps: QuestStep[] = [];
  for (const progress of moved) {
    const quest = questById(progress.questId);
    if (!quest) throw new Error(`applySteps: no quest ${progress.questId} in the content`);
    if (progress.state !== 'COMPLETED') {
      steps.push({ quest, progress, given: [] });
      continue;
    }
    const entries = quest.rewards.map(toEntry);
    const granted = await grant({ tx, wallet: after, reasonKey: `quest:${quest.id}`, entries });
    after = granted.wallet;
    steps.push({ quest, progress, given: granted.given });
  }
  await saveProgress({ tx, userId: wallet.userId, steps });

  const seenBefore = questViews(book);
  const now = questViews(
    new Map([...book, ...moved.map((progress) => [progress.questId, progress] as const)]),
  );
  const questList = now.filter((view, index) => !isDeepStrictEqual(view, seenBefore[index]));
  return outcomeOf({ before: wallet, after, questList });
}

export function outcomeOf(facts: { before: Wallet; after: Wallet; questList: NpcQuest[] }): QuestOutcome {
  const { before, after, questList } = facts;
  return {
    change: { questList, experience: experienceOf(after.exp), point: after.point },
    announce: (events) => announceLevel(events, before, after),
  };
}

function toEntry(reward: QuestRewardDefinition): GrantEntry {
  if (reward.type !== 'ITEM') return { kind: reward.type, amount: reward.count };
  return { kind: 'ITEM', itemId: reward.itemId, pointsIfOwned: itemById(reward.itemId)?.price ?? 0 };
}
