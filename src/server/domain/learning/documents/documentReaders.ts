import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { LMS_PER_PAGE } from '#shared/contract/learning/authoring/lms.ts';
import type { DocumentReader } from '#shared/contract/learning/authoring/lmsDocuments.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Database } from '#server/db/connect.ts';
import { documentReads } from '#server/db/tables/learning/documents.ts';
import { ofGroupAndTag, pageOfPupils, type PupilQuery } from '#server/domain/channels/members/pupilPages.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';

interface ReadersQuery extends PupilQuery {
  readonly deps: Pick<Deps, 'db'>;
  readonly documentId: number;
  readonly page: number;
}

/** Pupils of the channel by name, and how often each has opened the document; pages from 1. */
export async function listDocumentMembers({
  deps: { db },
  documentId,
  ...query
}: ReadersQuery): Promise<{ memberList: DocumentReader[]; pageCount: number; totalCount: number }> {
  const { pupils, ...counts } = await pageOfPupils(db, query);
  const userIds = pupils.map(({ userId }) => userId);
  const reads =
    userIds.length === 0
      ? []
      : await db
          .select()
          .from(documentReads)
          .where(and(eq(documentReads.documentId, documentId), inArray(documentReads.userId, userIds)));
  const readOf = new Map(reads.map((read) => [read.userId, read]));
  const memberList = pupils.map(({ userId, nickname }) => {
    const read = readOf.get(userId);
    return {
      ...{ memberId: userId, nickname, readCount: read?.readCount ?? 0 },
      firstReadAt: read?.firstReadAt.toISOString() ?? null,
      lastReadAt: read?.lastReadAt.toISOString() ?? null,
    };
  });
  return { memberList, ...counts };
}

/** The readers of the document, the last first; pages are numbered from 1. */
export async function listDocumentLogs({
  deps: { db },
  documentId,
  page,
  ...among
}: Omit<ReadersQuery, 'channelId' | 'search'>) {
  const reader = sql`${documentReads.userId}`;
  const ofDocument = and(
    eq(documentReads.documentId, documentId),
    ...ofGroupAndTag(among).map((isAmong) => isAmong(reader)),
  );
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(documentReads)
      .where(ofDocument)
      .orderBy(desc(documentReads.lastReadAt), desc(documentReads.userId))
      .limit(LMS_PER_PAGE)
      .offset(rowsBefore({ page, first: 1, size: LMS_PER_PAGE })),
    db.select({ count: count() }).from(documentReads).where(ofDocument),
  ]);
  const names = rows.length === 0 ? [] : await listNames({ db, userIds: rows.map(({ userId }) => userId) });
  const nameOf = new Map(names.map(({ userId, nickname }) => [userId, nickname]));
  const totalCount = total?.count ?? 0;
  return {
    logList: rows.map(({ userId, readCount, firstReadAt, lastReadAt }) => ({
      ...{ memberId: userId, nickname: nameOf.get(userId) ?? '', readCount },
      firstReadAt: firstReadAt.toISOString(),
      lastReadAt: lastReadAt.toISOString(),
    })),
    pageCount: pageCountOf(totalCount, LMS_PER_PAGE),
    totalCount,
  };
}

/** How many have opened each document. */
export async function countReaders(
  db: Database,
  documentIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .select({ documentId: documentReads.documentId, readers: count() })
    .from(documentReads)
    .where(inArray(documentReads.documentId, [...documentIds]))
    .groupBy(documentReads.documentId);
  return new Map(rows.map(({ documentId, readers }) => [documentId, readers]));
}
