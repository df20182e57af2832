import { and, count, desc, eq } from 'drizzle-orm';
import { HOMEWORKS_PER_PAGE, type Homework } from '#shared/contract/learning/homeworks.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Database } from '#server/db/connect.ts';
import { homeworks } from '#server/db/tables/learning/homeworks.ts';
import type { Deps } from '#server/domain/deps.ts';
import { workDone } from './homeworkContents.ts';
import { countPupils, newcomersOf, targetNames } from './homeworkPupils.ts';
import { reachOf } from './homeworkReach.ts';
import { lastWorks, type HomeworkRow, type Work } from './homeworkRows.ts';

/** One page of the homework of a channel, what is due last first. */
export async function listHomeworks(query: {
  readonly deps: Deps;
  readonly channelId: number;
  readonly page: number;
}) {
  const { deps, channelId, page } = query;
  const { db } = deps;
  const size = HOMEWORKS_PER_PAGE;
  const isOfChannel = and(eq(homeworks.channelId, channelId), eq(homeworks.removed, false));
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(homeworks)
      .where(isOfChannel)
      .orderBy(desc(homeworks.dueAt), desc(homeworks.id))
      .limit(size)
      .offset(rowsBefore({ page, first: 1, size })),
    db.select({ count: count() }).from(homeworks).where(isOfChannel),
  ]);
  const totalCount = total?.count ?? 0;
  return {
    homeworkList: await describeHomeworks(db, channelId, rows),
    pageCount: pageCountOf(totalCount, size),
    totalCount,
  };
}

/** Homework of one channel as its staff sees it. */
export async function describeHomeworks(
  db: Database,
  channelId: number,
  rows: readonly HomeworkRow[],
): Promise<Homework[]> {
  // Many are given to the same pupils, who are counted once.
  const counts = new Map<string, Promise<number>>();
  const targetOf = (row: HomeworkRow) =>
    `${row.targetType} ${row.groupId} ${row.tagId} ${row.userIds.join(' ')}`;
  for (const row of rows) if (!counts.has(targetOf(row))) counts.set(targetOf(row), countPupils(db, row));
  const [works, nameOf, { titlesOf }, newcomers] = await Promise.all([
    lastWorks(db, { homeworkIds: rows.map(({ id }) => id) }),
    targetNames(db, channelId, rows),
    workDone({ db, homeworks: rows, userIds: [] }),
    newcomersTo(db, channelId, rows),
  ]);
  const worksOf = Map.groupBy(works, ({ homeworkId }) => homeworkId);
  return Promise.all(
    rows.map(async (row) => {
      const handedIn = worksOf.get(row.id) ?? [];
      return {
        ...homeworkFields(row, titlesOf(row)),
        targetType: row.targetType,
        groupId: row.groupId,
        tagId: row.tagId,
        memberIdList: row.userIds,
        targetName: nameOf(row),
        targetCount: ((await counts.get(targetOf(row))) ?? 0) - newcomers(row, handedIn),
        handedInCount: handedIn.length,
        waitingCount: handedIn.filter(({ state }) => state === 'HANDED_IN').length,
        doneCount: handedIn.filter(({ state }) => state === 'DONE').length,
      };
    }),
  );
}

/** Counts the pupils that a homework reached after its end and that have not handed it in. */
async function newcomersTo(
  db: Database,
  channelId: number,
  rows: readonly HomeworkRow[],
): Promise<(homework: HomeworkRow, works: readonly Work[]) => number> {
  const [first] = rows.map(({ dueAt }) => dueAt).toSorted((a, b) => a.getTime() - b.getTime());
  if (first === undefined) return () => 0;
  const userIds = await newcomersOf(db, { channelId, after: first });
  const reach = await reachOf(db, { channelId, userIds });
  return (homework, works) => {
    const handedIn = new Set(works.map(({ userId }) => userId));
    const need = (userId: number) => handedIn.has(userId) || !reach.wasDueBefore(homework, userId);
    return userIds.filter((userId) => reach.isFor(homework, userId) && !need(userId)).length;
  };
}

/** The fields of a homework that staff and pupils both see. */
export function homeworkFields(
  row: HomeworkRow,
  titles: { readonly lessonTitle: string; readonly contentTitle: string; readonly isOwnLesson: boolean },
) {
  const { id, title, content, lessonId, contentOnLessonId, contentType, contentId, opensAt, dueAt } = row;
  return {
    homeworkId: id,
    title,
    content,
    lessonId,
    contentOnLessonId,
    contentType,
    contentId,
    ...titles,
    opensAt: opensAt.toISOString(),
    dueAt: dueAt.toISOString(),
  };
}
