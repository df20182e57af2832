import { npcById } from '#shared/content/npcs.ts';
import { questById } from '#shared/content/quests.ts';
import type { QuestDefinition } from '#shared/content/questTypes.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { AppError } from '#server/platform/appError.ts';

/** Throws RESOURCE_NOT_FOUND for any world but the one there is. */
export function checkWorld(worldId: number): void {
  if (worldId !== WORLD_ID)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `no world ${worldId}, there is ${WORLD_ID}` });
}

/** Throws RESOURCE_NOT_FOUND. */
export function checkNpc(npcId: number): void {
  if (!npcById(npcId)) throw new AppError('RESOURCE_NOT_FOUND', { log: `no NPC ${npcId}` });
}

/** Throws RESOURCE_NOT_FOUND. */
export function questOrThrow(questId: number): QuestDefinition {
  const quest = questById(questId);
  if (!quest) throw new AppError('RESOURCE_NOT_FOUND', { log: `no quest ${questId}` });
  return quest;
}

export function alreadyCompleted(userId: number, questId: number): AppError {
  return new AppError('QUEST_ALREADY_COMPLETED', {
    log: `quest ${questId} was completed by user ${userId} before`,
  });
}
