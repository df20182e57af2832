import { and, asc, eq } from 'drizzle-orm';
import type { ClassOverview } from '#shared/contract/channels/statistics.ts';
import type { Database } from '#server/db/connect.ts';
import { lessonContents, lessons } from '#server/db/tables/learning/lessons.ts';
import { progressOfMembers, type MemberProgress } from '#server/domain/learning/progress/memberProgress.ts';

interface Content {
  readonly id: number;
  readonly contentType: string;
  readonly contentId: number;
}
type Cell = ClassOverview['memberList'][number]['cellList'][number];

/** The lessons of a course, and how far each of some users is with each of them. */
export async function lessonsOfMembers(query: {
  readonly db: Database;
  readonly courseId: number;
  readonly userIds: readonly number[];
}): Promise<{ lessonList: ClassOverview['lessonList']; cellsOf: (userId: number) => Cell[] }> {
  const { db, courseId, userIds } = query;
  const rows = await db
    .select({
      lessonId: lessons.id,
      title: lessons.title,
      content: {
        id: lessonContents.id,
        contentType: lessonContents.contentType,
        contentId: lessonContents.contentId,
      },
    })
    .from(lessons)
    .innerJoin(
      lessonContents,
      and(eq(lessonContents.lessonId, lessons.id), eq(lessonContents.removed, false)),
    )
    .where(and(eq(lessons.courseId, courseId), eq(lessons.removed, false)))
    .orderBy(asc(lessons.orderNo), asc(lessons.id), asc(lessonContents.orderNo));
  const contents = rows.map(({ content }) => content);
  const progressOf = await progressOfMembers({
    db,
    userIds,
    problemIds: contents.flatMap((one) => (one.contentType === 'PROBLEM' ? one.contentId : [])),
    contentIds: contents.map(({ id }) => id),
  });
  const byLesson = [...Map.groupBy(rows, ({ lessonId }) => lessonId).values()];
  return {
    lessonList: byLesson.flatMap((group) => {
      const [first] = group;
      return first ? [{ lessonId: first.lessonId, title: first.title, contentCount: group.length }] : [];
    }),
    cellsOf: (userId) => {
      const progress = progressOf(userId);
      return byLesson.map((group) =>
        cellOf(
          group.map(({ content }) => content),
          progress,
        ),
      );
    },
  };
}

function cellOf(contents: readonly Content[], { read, solved, tried }: MemberProgress): Cell {
  const isDone = ({ id, contentType, contentId }: Content) =>
    read.has(id) || (contentType === 'PROBLEM' && solved.has(contentId));
  const checkedCount = contents.filter(isDone).length;
  if (checkedCount === contents.length) return { state: 'DONE', checkedCount };
  const isBegun =
    checkedCount > 0 ||
    contents.some(({ contentType, contentId }) => contentType === 'PROBLEM' && tried.has(contentId));
  return { state: isBegun ? 'DOING' : 'NONE', checkedCount };
}
