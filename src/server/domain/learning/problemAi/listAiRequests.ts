import { desc, eq } from 'drizzle-orm';
import { AI_REQUESTS_SHOWN, type AiRequest } from '#shared/contract/learning/problemAi.ts';
import { problemAiRequests } from '#server/db/tables/learning/problemAi.ts';
import { channelLimit } from '#server/domain/channels/channels/channelPlan.ts';
import type { Deps } from '#server/domain/deps.ts';
import { countToday } from './requestAiDraft.ts';

/** The newest requests of a channel, and the number left for today. */
export async function listAiRequests({
  deps,
  channelId,
}: {
  readonly deps: Deps;
  readonly channelId: number;
}): Promise<{ isOn: boolean; needsPlan: boolean; leftToday: number; requestList: AiRequest[] }> {
  const { db, config, aiDrafts } = deps;
  const [limit, today, rows] = await Promise.all([
    channelLimit(db, { channelId, benefit: 'aiDrafts' }),
    countToday(db, deps, channelId),
    db
      .select()
      .from(problemAiRequests)
      .where(eq(problemAiRequests.channelId, channelId))
      .orderBy(desc(problemAiRequests.id))
      .limit(AI_REQUESTS_SHOWN),
  ]);
  return {
    isOn: aiDrafts.mode !== 'OFF',
    needsPlan: limit === 0,
    leftToday: Math.max(0, Math.min(limit, config.AI_DRAFTS_PER_DAY) - today),
    requestList: rows.map(
      ({ id, topic, level, language, caseCount, state, message, draftId, createdAt }) => ({
        requestId: id,
        topic,
        level,
        language,
        caseCount,
        state,
        message,
        draftId,
        createdAt: createdAt.toISOString(),
      }),
    ),
  };
}
