import { and, eq } from 'drizzle-orm';
import type { Submission } from '#shared/contract/learning/submissions.ts';
import type { Transaction } from '#server/db/connect.ts';
import { submissions } from '#server/db/tables/learning/submissions.ts';
import { AppError } from '#server/platform/appError.ts';
import { addJudgeJob } from './judgeJobs.ts';

interface NewSubmission {
  readonly tx: Transaction;
  readonly userId: number;
  readonly problemId: number;
  /** Identifies the press of the button. */
  readonly clientKey: string;
  readonly language: Submission['language'];
  readonly source: string;
  readonly resetVersion: number;
  readonly createdAt: Date;
  readonly priority: 'battle' | 'lesson' | 'practice';
  /** Called with the id before the job is visible. */
  readonly onStored?: (submissionId: number) => void;
}

/**
 * Stores code together with its job for the judge. Undefined when the key is that of an earlier submission. Throws
 * SERVICE_BUSY when too many of its child wait already.
 */
export async function storeSubmission(input: NewSubmission): Promise<number | undefined> {
  const { tx, priority, onStored, ...values } = input;
  const [row] = await tx
    .insert(submissions)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: submissions.id });
  if (!row) return undefined;
  onStored?.(row.id);
  const { userId } = values;
  if (!(await addJudgeJob(tx, { submissionId: row.id, userId, priority })))
    throw new AppError('SERVICE_BUSY', { log: `user ${userId} has too many submissions at the judge` });
  return row.id;
}

type Named = Pick<NewSubmission, 'userId' | 'problemId' | 'clientKey' | 'language' | 'source'>;

/** Undefined when it was withdrawn; throws DOLPHIN_DUPLICATE_RESOURCE when the key names another program. */
export async function findByClientKey(db: Pick<Transaction, 'select'>, named: Named) {
  const { userId, problemId, clientKey, language, source } = named;
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, userId), eq(submissions.clientKey, clientKey)));
  if (row && (row.problemId !== problemId || row.source !== source || row.language !== language)) {
    throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
      log: `clientKey ${clientKey} of user ${userId} already names a submission to problem ${row.problemId}`,
    });
  }
  return row;
}
