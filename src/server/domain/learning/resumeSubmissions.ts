import { asc, isNull } from 'drizzle-orm';
import { submissions } from '#server/db/tables/learning.ts';
import type { Deps } from '../deps.ts';
import { judgeSubmission } from './judgeSubmission.ts';
import { loadProblem } from './problemCases.ts';

/** Judges what a killed server had taken but not judged. Resolves with how many there were. */
export async function resumeSubmissions(deps: Deps): Promise<number> {
  const waiting = await deps.db
    .select()
    .from(submissions)
    .where(isNull(submissions.verdict))
    .orderBy(asc(submissions.id));
  for (const row of waiting) {
    try {
      const loaded = await loadProblem({ db: deps.db, problemId: row.problemId });
      await judgeSubmission({ deps, row, loaded });
    } catch (error) {
      deps.log.error(
        { err: error, submissionId: row.id },
        'submission could not be judged after the restart',
      );
    }
  }
  return waiting.length;
}
