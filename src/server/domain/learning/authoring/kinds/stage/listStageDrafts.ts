import { count, desc, eq, sql } from 'drizzle-orm';
import {
  STAGE_DRAFTS_PER_PAGE,
  type StageDraftSummary,
} from '#shared/contract/learning/authoring/stageDrafts.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { StageTheme } from '#shared/simulation/stage/level.ts';
import { stageDrafts } from '#server/db/tables/learning/stageDrafts.ts';
import { authorNames, stateOf, type DraftAddress } from './findStageDraft.ts';

/** Drafts of a channel, the newest first; pages from 1. */
export async function listStageDrafts(
  query: Pick<DraftAddress, 'deps' | 'channelId'> & { readonly page: number },
): Promise<{ draftList: StageDraftSummary[]; pageCount: number; totalCount: number }> {
  const { deps, channelId, page } = query;
  const { db } = deps;
  const ofChannel = eq(stageDrafts.channelId, channelId);
  const [rows, [total]] = await Promise.all([
    db
      .select({
        id: stageDrafts.id,
        problemId: stageDrafts.problemId,
        authorId: stageDrafts.authorId,
        version: stageDrafts.version,
        publishedVersion: stageDrafts.publishedVersion,
        updatedAt: stageDrafts.updatedAt,
        title: sql<string>`${stageDrafts.content} ->> 'title'`,
        theme: sql<StageTheme>`${stageDrafts.content} -> 'level' ->> 'theme'`,
        rows: sql<string[]>`${stageDrafts.content} -> 'level' -> 'rows'`,
      })
      .from(stageDrafts)
      .where(ofChannel)
      .orderBy(desc(stageDrafts.id))
      .limit(STAGE_DRAFTS_PER_PAGE)
      .offset(rowsBefore({ page, first: 1, size: STAGE_DRAFTS_PER_PAGE })),
    db.select({ count: count() }).from(stageDrafts).where(ofChannel),
  ]);
  const names = await authorNames(db, rows);
  const totalCount = total?.count ?? 0;
  return {
    draftList: rows.map(({ id, problemId, authorId, title, theme, rows: lines, updatedAt, ...versions }) => ({
      ...{ draftId: id, problemId, title, theme, rows: lines },
      state: stateOf(versions),
      authorNickname: names.get(authorId) ?? '',
      updatedAt: updatedAt.toISOString(),
    })),
    pageCount: pageCountOf(totalCount, STAGE_DRAFTS_PER_PAGE),
    totalCount,
  };
}
