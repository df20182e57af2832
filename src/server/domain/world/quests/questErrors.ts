import { npcById } from '#shared/content/npcs.ts';
import type { QuestBook } from './questBook.ts';
import type { QuestDefinition } from './questTypes.ts';
import { AppError } from '#server/platform/appError.ts';

/** Throws RESOURCE_NOT_FOUND. */
export function checkNpc(npcId: number): void {
  if (!npcById(npcId)) throw new AppError('RESOURCE_NOT_FOUND', { log: `no NPC ${npcId}` });
}

/** Throws RESOURCE_NOT_FOUND. */
export function questOrThrow(quests: QuestBook, questId: number): QuestDefinition {
  const quest = quests.byId(questId);
  if (!quest) throw new AppError('RESOURCE_NOT_FOUND', { log: `no quest ${questId}` });
  return quest;
}

export function alreadyCompleted(userId: number, questId: number): AppError {
  return new AppError('QUEST_ALREADY_COMPLETED', {
    log: `quest ${questId} was completed by user ${userId} before`,
  });
}
