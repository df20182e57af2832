import type { QuestChange } from '#shared/contract/world/quests.ts';
import { AppError } from '#server/platform/appError.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { transaction } from '#server/domain/transaction.ts';
import { applySteps, levelOf, questChange } from './applySteps.ts';
import { checkBesideNpc } from './checkBesideNpc.ts';
import { countsAtStart } from './countsAtStart.ts';
import { alreadyCompleted, questOrThrow } from './questErrors.ts';
import { takenNow, withCounts } from './questProgress.ts';
import { isOffered } from './questOffers.ts';
import { questView } from './questView.ts';
import { loadQuestProgress } from './loadQuestProgress.ts';
import type { UserCall } from '#server/domain/call.ts';

interface AcceptRequest extends UserCall {
  readonly questId: number;
}

/**
 * Takes a quest from its giver; the user stands beside it. Fulfilled goals count at once. A repeated call only answers
 * the state.
 */
export async function acceptQuest({ deps, userId, questId }: AcceptRequest): Promise<QuestChange> {
  const { quests } = deps;
  const quest = questOrThrow(quests, questId);
  const now = deps.clock.now();
  const { mapId } = await checkBesideNpc({ deps, userId, npcId: quest.npcId });
  return transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const before = await loadQuestProgress({ db: tx, userId, quests, now });
    const outlook = { quests, now, level: levelOf(wallet) };
    const taken = before.get(questId);
    if (taken?.state === 'COMPLETED') throw alreadyCompleted(userId, questId);
    if (taken) return questChange(wallet, [questView(quest, before, outlook)]);
    if (!isOffered(quest, before, outlook)) {
      throw new AppError('QUEST_NOT_AVAILABLE', {
        log: `quest ${questId} is not offered to user ${userId} of level ${outlook.level}: it comes after ${quest.after.join()}, from level ${quest.requiredLevel ?? 1}, in its time`,
      });
    }
    const counts = await countsAtStart({ deps, tx, userId, quest, mapId });
    const moved = [withCounts(quest, takenNow(quest, now), counts)];
    return applySteps({ tx, quests, now, wallet, before, moved });
  });
}
