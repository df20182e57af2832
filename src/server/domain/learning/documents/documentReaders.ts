import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { LMS_PER_PAGE } from '#shared/contract/learning/lms.ts';
import type { DocumentReader } from '#shared/contract/learning/lmsDocuments.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Database } from '#server/db/connect.ts';
import { documentReads } from '#server/db/tables/learning/documents.ts';
import { listMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import { isInGroup } from '#server/domain/channels/groups/groupRows.ts';
import { wearsTag } from '#server/domain/channels/tags/tagRows.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';

/** A class; whoever looks for one of more searches by name or group. */
const MOST_READERS = 300;

interface ReadersQuery {
  readonly deps: Pick<Deps, 'db'>;
  readonly channelId: number;
  readonly documentId: number;
}

/** Pupils of the channel by name, and how often each has opened the document. */
export async function listDocumentMembers({
  deps: { db },
  channelId,
  documentId,
  search,
  groupId,
  tagId,
}: ReadersQuery & {
  readonly search: string;
  readonly groupId: number | undefined;
  readonly tagId: number | undefined;
}): Promise<DocumentReader[]> {
  const members = await listMemberRows(db, {
    ...{ channelId, list: 'all', search, isStaff: false, limit: MOST_READERS },
    among: [
      ...(groupId === undefined ? [] : [isInGroup(groupId)]),
      ...(tagId === undefined ? [] : [wearsTag(tagId)]),
    ],
  });
  const userIds = members.map(({ userId }) => userId);
  const reads =
    userIds.length === 0
      ? []
      : await db
          .select()
          .from(documentReads)
          .where(and(eq(documentReads.documentId, documentId), inArray(documentReads.userId, userIds)));
  const readOf = new Map(reads.map((read) => [read.userId, read]));
  return members.map(({ userId, nickname }) => {
    const read = readOf.get(userId);
    return {
      ...{ memberId: userId, nickname, readCount: read?.readCount ?? 0 },
      firstReadAt: read?.firstReadAt.toISOString() ?? null,
      lastReadAt: read?.lastReadAt.toISOString() ?? null,
    };
  });
}

/** Who has opened the document, the last first; pages from 1. */
export async function listDocumentLogs({
  deps: { db },
  documentId,
  page,
  groupId,
  tagId,
}: Omit<ReadersQuery, 'channelId'> & {
  readonly page: number;
  readonly groupId: number | undefined;
  readonly tagId: number | undefined;
}) {
  const reader = sql`${documentReads.userId}`;
  const ofDocument = and(
    eq(documentReads.documentId, documentId),
    groupId === undefined ? undefined : isInGroup(groupId)(reader),
    tagId === undefined ? undefined : wearsTag(tagId)(reader),
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
