import { addDraft } from '#server/domain/learning/authoring/drafts/editDraft.ts';
import { beginProof } from '#server/domain/learning/authoring/drafts/proveDraft.ts';
import { problemDraftKind } from '#server/domain/learning/authoring/kinds/problem/problemDraftKind.ts';
import { and, eq } from 'drizzle-orm';
import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { Transaction } from '#server/db/connect.ts';
import { problemAiRequests } from '#server/db/tables/learning/problemAi.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { JobPayload } from '#server/domain/jobs.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AiDraftFailed } from '#server/gateways/aiDraft/aiDraftGateway.ts';
import { AppError } from '#server/platform/appError.ts';
import { readAiAnswer } from './readAiAnswer.ts';
import { problemAiTexts as texts } from './texts.ts';

type RequestRow = typeof problemAiRequests.$inferSelect;
type Answer = { readonly content: ProblemDraftContent } | { readonly message: string };

/** A model that once answers nonsense often succeeds the second time. */
const ATTEMPTS = 2;

/**
 * Sends a request to the model and makes an unpublished draft of its answer; the requester is notified of either
 * result. A second run after the answer does nothing.
 */
export async function draftByAi(deps: Deps, { requestId }: JobPayload<'problems.draft'>): Promise<void> {
  const waiting = and(eq(problemAiRequests.id, requestId), eq(problemAiRequests.state, 'WAITING'));
  const [wish] = await deps.db.select().from(problemAiRequests).where(waiting);
  if (!wish) return;
  const answer = await answerTo(deps, wish);
  await transaction(deps, async (tx) => {
    const [current] = await tx.select().from(problemAiRequests).where(waiting).for('update');
    if (!current) return;
    const { channelId, userId, topic } = current;
    const made =
      'content' in answer
        ? await draftOf(tx, { deps, channelId, userId }, answer.content).catch(messageOfFull)
        : answer.message;
    const [draftId, message] = typeof made === 'string' ? [null, made] : [made.id, ''];
    const state = draftId === null ? ('FAILED' as const) : ('DONE' as const);
    await tx
      .update(problemAiRequests)
      .set({ state, message, draftId })
      .where(eq(problemAiRequests.id, requestId));
    await emit(tx, { type: 'problem.drafted', userId, channelId, draftId, topic, message });
  });
}

async function answerTo(deps: Deps, wish: RequestRow): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return { content: readAiAnswer(await deps.aiDrafts.ask(wish), wish) };
    } catch (error) {
      if (!(error instanceof AiDraftFailed)) throw error;
      deps.log.warn({ err: error, requestId: wish.id, attempt }, 'a model drafted no problem');
      if (error.reason !== 'UNREADABLE' || attempt === ATTEMPTS)
        return { message: texts.failed[error.reason] };
    }
}

/** The draft, which the judge proves like any other but does not publish. */
async function draftOf(
  tx: Transaction,
  scope: { readonly deps: Deps; readonly channelId: number; readonly userId: number },
  content: ProblemDraftContent,
) {
  const draft = await addDraft(tx, problemDraftKind, scope, content);
  return beginProof(tx, problemDraftKind, { userId: scope.userId, draft, publishes: false });
}

function messageOfFull(error: unknown): string {
  if (error instanceof AppError && error.code === 'CHANNEL_LIST_FULL') return texts.full;
  throw error;
}
