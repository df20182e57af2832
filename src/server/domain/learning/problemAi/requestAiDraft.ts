import { and, eq, gte, sql } from 'drizzle-orm';
import type { ProblemWish } from '#shared/contract/learning/problemAi.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { problemAiRequests } from '#server/db/tables/learning/problemAi.ts';
import type { Deps } from '#server/domain/deps.ts';
import { assertBenefit } from '#server/domain/channels/channels/channelPlan.ts';
import { addJob } from '#server/domain/jobs.ts';
import { findPersonalData } from '#server/domain/people/textFilter/findPersonalData.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { problemAiTexts } from './texts.ts';
import type { ChannelScope } from '#server/domain/call.ts';

/** Locks the number of a channel's requests, beside its id. */
const COUNT_LOCK = 4_217_013;

/**
 * Stores a request, which a job then sends to the model. Throws AI_DRAFTS_OFF, IS_NOT_PREMIUM_CHANNEL, AI_DRAFT_LIMIT,
 * and AI_DRAFT_PERSONAL for a topic with contact data.
 */
export async function requestAiDraft(
  request: ChannelScope & {
    readonly wish: ProblemWish;
  },
): Promise<{ requestId: number; message: string }> {
  const { deps, channelId, userId, wish } = request;
  if (deps.aiDrafts.mode === 'OFF') throw new AppError('AI_DRAFTS_OFF', { log: 'AI_DRAFTS is off' });
  await assertBenefit(deps.db, { channelId, benefit: 'aiDrafts' });
  const personal = findPersonalData(wish.topic);
  if (personal !== null)
    throw new AppError('AI_DRAFT_PERSONAL', { log: `a topic of channel ${channelId} holds ${personal}` });
  return transaction(deps, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${COUNT_LOCK}, ${channelId})`);
    const today = await countToday(tx, deps, channelId);
    if (today >= deps.config.AI_DRAFTS_PER_DAY)
      throw new AppError('AI_DRAFT_LIMIT', { log: `channel ${channelId} asked ${today} times today` });
    const [row] = await tx
      .insert(problemAiRequests)
      .values({ channelId, userId, ...wish, createdAt: deps.clock.now() })
      .returning({ requestId: problemAiRequests.id });
    if (!row) throw new Error(`a wish of channel ${channelId} was not written`);
    // Requests run one after another, so that a slow model delays no other job.
    await addJob(tx, 'problems.draft', row);
    return { ...row, message: problemAiTexts.accepted };
  });
}

/** Requests of a channel since midnight in Seoul, including failed ones, which may have cost something. */
export function countToday(db: Database | Transaction, { clock }: Pick<Deps, 'clock'>, channelId: number) {
  const midnight = new Date(`${seoulDay(clock.now())}T00:00:00+09:00`);
  return db.$count(
    problemAiRequests,
    and(eq(problemAiRequests.channelId, channelId), gte(problemAiRequests.createdAt, midnight)),
  );
}
