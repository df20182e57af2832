import type { DraftKindName } from '#shared/contract/learning/authoring/kinds.ts';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { DRAFTS_PER_PAGE } from '#shared/contract/learning/authoring/drafts.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import { authoringDrafts } from '#server/db/tables/learning/authoring.ts';
import { authorNames, stateOf, type DraftAddress } from './findDraft.ts';

/** The title of a draft, for its list. */
const title = sql<string>`${authoringDrafts.content} ->> 'title'`;

type ShownOf<Summary> = {
  [Name in keyof Summary]: Summary[Name] extends SQL<infer Shown> ? Shown : never;
};

/**
 * Drafts of a kind of a channel, the newest first, each with what `summary` reads of its content in the database.
 * Pages count from 1.
 */
export async function listDrafts<Summary extends Readonly<Record<string, SQL>>>(
  kind: DraftKindName,
  summary: Summary,
  request: Pick<DraftAddress, 'deps' | 'channelId'> & { readonly page: number; readonly query?: string },
) {
  const { deps, channelId, page, query = '' } = request;
  const { db } = deps;
  const chosen = and(
    eq(authoringDrafts.channelId, channelId),
    eq(authoringDrafts.kind, kind),
    query === '' ? undefined : sql`position(lower(${query}) in lower(${title})) > 0`,
  );
  const [rows, totalCount] = await Promise.all([
    db
      .select({
        id: authoringDrafts.id,
        problemId: authoringDrafts.problemId,
        authorId: authoringDrafts.authorId,
        version: authoringDrafts.version,
        publishedVersion: authoringDrafts.publishedVersion,
        updatedAt: authoringDrafts.updatedAt,
        title,
        shown: summary as Readonly<Record<string, SQL>>,
      })
      .from(authoringDrafts)
      .where(chosen)
      .orderBy(desc(authoringDrafts.id))
      .limit(DRAFTS_PER_PAGE)
      .offset(rowsBefore({ page, first: 1, size: DRAFTS_PER_PAGE })),
    db.$count(authoringDrafts, chosen),
  ]);
  const names = await authorNames(db, rows);
  return {
    rows: rows.map((row) => ({
      ...(row.shown as ShownOf<Summary>),
      draftId: row.id,
      problemId: row.problemId,
      title: row.title,
      state: stateOf(row),
      authorNickname: names.get(row.authorId) ?? '',
      updatedAt: row.updatedAt.toISOString(),
    })),
    counts: { totalCount, pageCount: pageCountOf(totalCount, DRAFTS_PER_PAGE) },
  };
}
