import { inArray } from 'drizzle-orm';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { Database } from '#server/db/connect.ts';
import { submissions } from '#server/db/tables/learning/submissions.ts';

export interface SubmittedSource {
  readonly submissionId: number;
  readonly userId: number;
  readonly language: Language;
  readonly source: string;
}

/** Programs by the ids of their submissions; the caller checks who may read them. */
export async function readSources(query: {
  readonly db: Database;
  readonly submissionIds: readonly number[];
}): Promise<SubmittedSource[]> {
  if (query.submissionIds.length === 0) return [];
  return query.db
    .select({
      submissionId: submissions.id,
      userId: submissions.userId,
      language: submissions.language,
      source: submissions.source,
    })
    .from(submissions)
    .where(inArray(submissions.id, [...query.submissionIds]));
}
