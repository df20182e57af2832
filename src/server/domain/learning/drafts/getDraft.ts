import { and, desc, eq, sql } from 'drizzle-orm';
import { limitOf } from '#shared/commerce/planBenefits.ts';
import type { Draft } from '#shared/contract/learning/drafts.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { prepared } from '#server/db/prepared.ts';
import { drafts, draftVersions } from '#server/db/tables/learning/drafts.ts';
import {
  assertLanguage,
  findProblem,
  type ProblemAddress,
} from '#server/domain/learning/problems/findProblem.ts';

const savedDraft = prepared((db) =>
  db
    .select()
    .from(drafts)
    .where(
      and(
        eq(drafts.userId, sql.placeholder('userId')),
        eq(drafts.problemId, sql.placeholder('problemId')),
        eq(drafts.language, sql.placeholder('language')),
      ),
    )
    .prepare('saved_draft'),
);

/** The saved code, or the starter code as version 0. */
export async function getDraft(query: ProblemAddress & { language: Language }): Promise<Draft> {
  const { deps, userId, problemId, language } = query;
  const [problem, [draft]] = await Promise.all([
    findProblem(query),
    savedDraft(deps.db).execute({ userId, problemId, language }),
  ]);
  assertLanguage(problem, language);
  return draft
    ? toDraft(draft)
    : { language, source: problem.starterCodes[language] ?? '', version: 0, updatedAt: null };
}

/** Saved versions, newest first: as many as are kept. */
export async function listDraftVersions(query: ProblemAddress & { language: Language }): Promise<Draft[]> {
  await getDraft(query);
  const { deps, userId, problemId, language } = query;
  const rows = await deps.db
    .select()
    .from(draftVersions)
    .where(
      and(
        eq(draftVersions.userId, userId),
        eq(draftVersions.problemId, problemId),
        eq(draftVersions.language, language),
      ),
    )
    .orderBy(desc(draftVersions.version))
    .limit(limitOf('draftVersions', true));
  return rows.map((row) => toDraft({ ...row, updatedAt: row.createdAt }));
}

function toDraft(row: { language: Language; source: string; version: number; updatedAt: Date }): Draft {
  return {
    language: row.language,
    source: row.source,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}
