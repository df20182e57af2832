import type { QuestChange } from '#shared/contract/quests.ts';
import { contentChecks } from '#server/db/tables/learning.ts';
import type { Deps } from '../deps.ts';
import { countGoal } from '../quests/countGoal.ts';
import { getDocument, type ContentAddress } from './getDocument.ts';

/** Notes that a document was read and counts it towards quests, once. Reading again changes nothing. */
export async function checkContent(
  query: { deps: Deps; userId: number } & ContentAddress,
): Promise<QuestChange> {
  const { deps, userId, contentOnLessonId } = query;
  await getDocument(query);
  const counted = await deps.db.transaction(async (tx) => {
    await tx.insert(contentChecks).values({ userId, contentOnLessonId }).onConflictDoNothing();
    return countGoal({ tx, userId, actionType: 'READ_DOCUMENT', actionId: contentOnLessonId });
  });
  counted.announce(deps.events);
  return counted.change;
}
