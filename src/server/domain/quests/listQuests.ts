import type { NpcQuest } from '#shared/contract/quests.ts';
import type { Database } from '#server/db/connect.ts';
import { AppError } from '#server/platform/appError.ts';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { checkNpc } from './questErrors.ts';
import { questViews } from './questView.ts';
import { readBook } from './readBook.ts';

/** Every quest in the state it has for the user. */
export async function listQuests({ db, userId }: { db: Database; userId: number }): Promise<NpcQuest[]> {
  return questViews(await readBook({ db, userId }));
}

/** The quests of one NPC. Throws RESOURCE_NOT_FOUND when it does not stand on that map. */
export async function listNpcQuests(query: {
  db: Database;
  userId: number;
  mapId: number;
  npcId: number;
}): Promise<NpcQuest[]> {
  checkNpc(query.npcId);
  const home = mapOfNpc(query.npcId).id;
  if (home !== query.mapId) {
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `NPC ${query.npcId} stands on map ${home}, not ${query.mapId}`,
    });
  }
  const quests = await listQuests(query);
  return quests.filter(({ mapNpcObjectId }) => mapNpcObjectId === query.npcId);
}
