import { and, desc, eq, sql } from 'drizzle-orm';
import type { Draft } from '#shared/contract/learning.ts';
import { prepared } from '#server/db/prepared.ts';
import { drafts, draftVersions, problems } from '#server/db/tables/learning.ts';
import { AppError } from '#server/platform/appError.ts';
import type { ProblemAddress } from './getProblem.ts';

type Language = Draft['language'];

const draftOrStarter = prepared((db) =>
  db
    .select({ starterCode: problems.starterCode, draft: drafts })
    .from(problems)
    .leftJoin(
      drafts,
      and(
        eq(drafts.problemId, problems.id),
        eq(drafts.userId, sql.placeholder('userId')),
        eq(drafts.language, sql.placeholder('language')),
      ),
    )
    .where(
      and(
        eq(problems.id, sql.placeholder('problemId')),
        eq(problems.channelId, sql.placeholder('channelId')),
      ),
    )
    .prepare('draft_or_starter'),
);

/** The saved code, or the starter code as version 0. */
export async function getDraft(query: ProblemAddress & { language: Language }): Promise<Draft> {
  const { deps, channelId, userId, problemId, language } = query;
  const [row] = await draftOrStarter(deps.db).execute({ problemId, channelId, userId, language });
  if (!row)
    throw new AppError('PROBLEM_NOT_FOUND', { log: `no problem ${problemId} in channel ${channelId}` });
  return row.draft ? toDraft(row.draft) : { language, source: row.starterCode, version: 0, updatedAt: null };
}

/** Saved versions, newest first, at most 50. */
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
    .limit(50);
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
