import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PupilBlockWork } from '#shared/contract/learning/blocks.ts';
import { PUPILS_PER_PAGE } from '#shared/contract/learning/authoring/lms.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Database } from '#server/db/connect.ts';
import { blockWorks } from '#server/db/tables/learning/blocks.ts';
import { isPupilOf, type PupilQuery } from '#server/domain/channels/members/pupilPages.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { workReply } from './blockWorks.ts';

/**
 * Works on a block content for staff, the last handed-in first; of one pupil if it is named. Pages are numbered from 1.
 */
export async function listPupilWorks(
  db: Database,
  query: PupilQuery & {
    readonly blockId: number;
    readonly userId: number | undefined;
    readonly page: number;
  },
): Promise<{ workList: PupilBlockWork[]; pageCount: number; totalCount: number }> {
  const { blockId, userId, page, ...pupils } = query;
  const isSought = and(
    eq(blockWorks.blockId, blockId),
    userId === undefined ? undefined : eq(blockWorks.userId, userId),
    isPupilOf(pupils)(sql`${blockWorks.userId}`),
  );
  const size = PUPILS_PER_PAGE;
  const [rows, totalCount] = await Promise.all([
    db
      .select()
      .from(blockWorks)
      .where(isSought)
      .orderBy(sql`${blockWorks.handedInAt} desc nulls last`, desc(blockWorks.updatedAt))
      .limit(size)
      .offset(rowsBefore({ page, first: 1, size })),
    db.$count(blockWorks, isSought),
  ]);
  const names = rows.length === 0 ? [] : await listNames({ db, userIds: rows.map((row) => row.userId) });
  const nameOf = new Map(names.map((one) => [one.userId, one.nickname]));
  const workList = rows.map((row) => ({
    ...workReply(row),
    memberId: row.userId,
    nickname: nameOf.get(row.userId) ?? '',
    handedInSource: row.handedInSource,
  }));
  return { workList, totalCount, pageCount: pageCountOf(totalCount, size) };
}

/** The number of works on each block content, and of those handed in. */
export async function countWorks(
  db: Database,
  { blockIds, userId }: { readonly blockIds: readonly number[]; readonly userId: number | undefined },
) {
  if (blockIds.length === 0) return new Map<number, { workCount: number; handedInCount: number }>();
  const rows = await db
    .select({
      blockId: blockWorks.blockId,
      workCount: count(),
      handedInCount: sql`count(*) filter (where ${isNotNull(blockWorks.handedInAt)})`.mapWith(Number),
    })
    .from(blockWorks)
    .where(
      and(
        inArray(blockWorks.blockId, [...blockIds]),
        userId === undefined ? undefined : eq(blockWorks.userId, userId),
      ),
    )
    .groupBy(blockWorks.blockId);
  return new Map(rows.map(({ blockId, ...counts }) => [blockId, counts]));
}
