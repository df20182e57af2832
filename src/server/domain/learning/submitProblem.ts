import { and, eq } from 'drizzle-orm';
import type { Submission } from '#shared/contract/learning.ts';
import { submissions } from '#server/db/tables/learning.ts';
import { AppError } from '#server/platform/appError.ts';
import type { ProblemAddress } from './getProblem.ts';
import { judgeSubmission } from './judgeSubmission.ts';
import { loadProblem } from './problemCases.ts';
import { submissionReply } from './submissionReply.ts';

/** How long the answer waits for the judge; after it the page asks again. */
const ANSWER_WITHIN_MS = 8000;

export interface SubmitRequest extends ProblemAddress {
  readonly clientKey: string;
  readonly language: Submission['language'];
  readonly source: string;
}

/**
 * Stores the code first, then has it judged: a server killed in between judges it at its next start.
 * The client's key names the press of the button, so a repeated request finds its own submission.
 */
export async function submitProblem(request: SubmitRequest): Promise<Submission> {
  const { deps, channelId, userId, problemId, clientKey, language, source } = request;
  const loaded = await loadProblem({ db: deps.db, problemId, channelId });
  const [inserted] = await deps.db
    .insert(submissions)
    .values({ userId, problemId, clientKey, language, source, createdAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning();
  const row = inserted ?? (await findEarlier(request));
  if (row.verdict !== null) return submissionReply({ row, loaded, questChange: null });

  const outcome = await Promise.race([judgeSubmission({ deps, row, loaded }), timeout(ANSWER_WITHIN_MS)]);
  if (!outcome) return submissionReply({ row, loaded, questChange: null });
  return submissionReply({ row: outcome.row, loaded, questChange: outcome.questChange });
}

async function findEarlier({ deps, userId, problemId, clientKey, language, source }: SubmitRequest) {
  const [row] = await deps.db
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, userId), eq(submissions.clientKey, clientKey)));
  if (!row) {
    throw new AppError('SERVICE_BUSY', {
      log: `submission ${clientKey} of user ${userId} was withdrawn while it was repeated`,
    });
  }
  if (row.problemId !== problemId || row.source !== source || row.language !== language) {
    throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
      log: `clientKey ${clientKey} of user ${userId} already names a submission to problem ${row.problemId}`,
    });
  }
  return row;
}

function timeout(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref();
  });
}
