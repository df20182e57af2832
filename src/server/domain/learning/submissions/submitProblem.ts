import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Submission } from '#shared/contract/learning/submissions.ts';
import { submissions } from '#server/db/tables/learning/submissions.ts';
import { AppError } from '#server/platform/appError.ts';
import {
  assertLanguage,
  loadProblem,
  type ProblemAddress,
} from '#server/domain/learning/problems/findProblem.ts';
import { loadProblemProgress } from '#server/domain/learning/progress/loadProgress.ts';
import { transaction } from '#server/domain/transaction.ts';
import { waitingState } from './judgeJobs.ts';
import { findByClientKey, storeSubmission } from './storeSubmission.ts';
import type { SubmissionRow } from './storeVerdict.ts';
import { submissionReply } from './submissionReply.ts';

/** The time for which the answer waits for the judge; after it the page asks again. */
const ANSWER_WITHIN_MS = 8000;
/** The interval at which a waiting child is told its place. */
const TELL_PLACE_MS = 1000;

export interface SubmitRequest extends ProblemAddress {
  readonly clientKey: string;
  readonly language: Submission['language'];
  readonly source: string;
}

/**
 * Stores the code together with its job for the judge, which any process takes; then waits a while for the verdict. The
 * client's key identifies the press of the button, so a repeated request finds its own submission.
 */
export async function submitProblem(request: SubmitRequest): Promise<Submission> {
  const { deps, channelId, userId, problemId, seesHidden = false } = request;
  const [loaded, { resetVersion }] = await Promise.all([
    loadProblem({ db: deps.db, problemId, channelId, seesHidden }),
    loadProblemProgress({ db: deps.db, userId, problemId }),
  ]);
  assertLanguage(loaded.problem, request.language);
  const fresh = await storeWithJob(request, resetVersion);
  const { id, waiter } = fresh ?? (await waitForEarlier(request));
  try {
    // The row is read only now: an earlier verdict of a repeated submission is in it, a later one is delivered to the
    // waiter.
    const row = await findRow(request, id);
    if (!fresh && row.verdict !== null) return submissionReply({ row, loaded, questChange: null });
    const told = await untilTold(request, id, waiter.told, loaded.cases.length);
    const [judged, waiting] = await Promise.all([
      told ? findRow(request, id) : row,
      told ? undefined : waitingState(deps.db, id),
    ]);
    return submissionReply({ row: judged, loaded, questChange: told?.questChange ?? null, waiting });
  } finally {
    waiter.stop();
  }
}

type Waiter = ReturnType<SubmitRequest['deps']['verdicts']['wait']>;

/** A submission and the request that waits for its verdict. */
interface WaitedFor {
  readonly id: number;
  readonly waiter: Waiter;
}

/** Undefined when the key is that of an earlier submission. */
async function storeWithJob(request: SubmitRequest, resetVersion: number): Promise<WaitedFor | undefined> {
  const { deps, userId, problemId, clientKey, language, source } = request;
  let waiter: Waiter | undefined;
  try {
    return await transaction(deps, async (tx) => {
      const id = await storeSubmission({
        tx,
        userId,
        problemId,
        clientKey,
        language,
        source,
        resetVersion,
        createdAt: deps.clock.now(),
        priority: 'lesson',
        // The waiter is registered before a quick judge can answer.
        onStored: (submissionId) => (waiter = deps.verdicts.wait(submissionId)),
      });
      return id === undefined || !waiter ? undefined : { id, waiter };
    });
  } catch (error) {
    waiter?.stop();
    throw error;
  }
}

async function waitForEarlier(request: SubmitRequest): Promise<WaitedFor> {
  const { id } = await findEarlier(request);
  return { id, waiter: request.deps.verdicts.wait(id) };
}

type Told = Awaited<Waiter['told']>;

async function untilTold(
  { deps, userId, problemId }: SubmitRequest,
  submissionId: number,
  told: Promise<Told>,
  total: number,
): Promise<Told> {
  const late = new AbortController();
  const ended = Promise.race([
    told.then((value) => ({ value })),
    sleep(ANSWER_WITHIN_MS, { value: undefined }, { ref: false, signal: late.signal }),
  ]);
  try {
    for (;;) {
      const answer = await Promise.race([ended, sleep(TELL_PLACE_MS, undefined, { ref: false })]);
      if (answer) return answer.value;
      const waiting = await waitingState(deps.db, submissionId);
      if (waiting?.place == null) continue;
      const progress = { submissionId, problemId, ...waiting, total, caseList: [] };
      deps.events.deliver({ type: 'submission.progress', userId, progress });
    }
  } finally {
    ended.catch(() => undefined);
    late.abort();
  }
}

async function findRow({ deps, userId }: SubmitRequest, submissionId: number): Promise<SubmissionRow> {
  const [row] = await deps.db.select().from(submissions).where(eq(submissions.id, submissionId));
  if (!row)
    throw new AppError('SERVICE_BUSY', { log: `submission ${submissionId} of user ${userId} is gone` });
  return row;
}

async function findEarlier({ deps, ...named }: SubmitRequest) {
  const row = await findByClientKey(deps.db, named);
  if (row) return row;
  throw new AppError('SERVICE_BUSY', {
    log: `submission ${named.clientKey} of user ${named.userId} was withdrawn while it was repeated`,
  });
}
