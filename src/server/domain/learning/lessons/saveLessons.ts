import { eq, inArray } from 'drizzle-orm';
import type { LessonListBody } from '#shared/contract/learning/authoring/lmsLessons.ts';
import type { Transaction } from '#server/db/connect.ts';
import { lessonContents, lessons } from '#server/db/tables/learning/lessons.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { emit } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { keyOf, lessonRowsOf, ofParent, parentsShowing, type LessonParent } from './lessonRows.ts';

interface SavedLessons {
  readonly channelId: number;
  readonly userId: number;
  readonly parent: LessonParent;
  readonly lessonList: LessonListBody;
}

/**
 * Makes the lessons of a course or worksheet equal to the list. Missing ones are marked as removed, because children's
 * work refers to them, and `content.removing` is emitted for each.
 */
export async function saveLessons(tx: Transaction, saved: SavedLessons): Promise<void> {
  const before = await lessonRowsOf(tx, saved.parent, 'all');
  const lessonOf = new Map(before.map(({ lesson }) => [keyOf(lesson), lesson]));
  const contentOf = new Map(before.flatMap(({ contents }) => contents.map((row) => [keyOf(row), row])));

  for (const [
    orderNo,
    { key, title, description, sectionTitle, contentList },
  ] of saved.lessonList.entries()) {
    const columns = { title, description, sectionTitle, orderNo, removed: false };
    const known = lessonOf.get(key);
    lessonOf.delete(key);
    let lessonId = known?.id;
    if (lessonId === undefined) lessonId = await addLesson(tx, saved, key, columns);
    else if (known && isChanged(known, columns))
      await tx.update(lessons).set(columns).where(eq(lessons.id, lessonId));

    for (const [place, { key: contentKey, ...content }] of contentList.entries()) {
      const row = contentOf.get(contentKey);
      contentOf.delete(contentKey);
      const next = { ...content, lessonId, orderNo: place, removed: false };
      if (!row) await tx.insert(lessonContents).values({ ...next, pageKey: contentKey });
      else if (isChanged(row, next))
        await tx.update(lessonContents).set(next).where(eq(lessonContents.id, row.id));
    }
  }
  await takeOut(tx, saved, 'CONTENT_ON_LESSON', present(contentOf));
  await takeOut(tx, saved, 'LESSON', present(lessonOf));
}

/** Removes all lessons of a deleted course or worksheet. */
export async function removeLessonsOf(tx: Transaction, parent: LessonParent): Promise<void> {
  await tx.update(lessons).set({ removed: true }).where(ofParent(parent));
}

const present = (rows: ReadonlyMap<string, { readonly id: number; readonly removed: boolean }>) =>
  [...rows.values()].filter(({ removed }) => !removed).map(({ id }) => id);

async function addLesson(
  tx: Transaction,
  { channelId, parent }: SavedLessons,
  key: string,
  columns: { title: string; description: string; sectionTitle: string; orderNo: number },
): Promise<number> {
  const [row] = await tx
    .insert(lessons)
    .values({ channelId, ...parent, ...columns, pageKey: key })
    .returning({ id: lessons.id });
  if (!row) throw new Error(`a lesson of channel ${channelId} was not written`);
  return row.id;
}

function isChanged<Row extends object>(row: Row, next: Partial<Row>): boolean {
  return Object.entries(next).some(([name, value]) => row[name as keyof Row] !== value);
}

async function takeOut(
  tx: Transaction,
  { userId }: SavedLessons,
  kind: 'LESSON' | 'CONTENT_ON_LESSON',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  for (const contentId of ids) await emit(tx, { type: 'content.removing', userId, kind, contentId });
  const table = kind === 'LESSON' ? lessons : lessonContents;
  await tx
    .update(table)
    .set({ removed: true })
    .where(inArray(table.id, [...ids]));
}

/** Content that a lesson shows cannot be deleted. */
export const refuseReferenced: TransactionListeners = {
  'content.removing': async (tx, content) => {
    const { courseIds, worksheetIds } = await parentsShowing(tx, content);
    if (courseIds.length + worksheetIds.length === 0) return;
    throw new AppError('ALREADY_REFERENCED_CONTENT', {
      log: `${content.kind} ${content.contentId} is shown by courses ${courseIds.join()} and worksheets ${worksheetIds.join()}`,
      message: '코스나 학습지에서 쓰고 있어요. 거기에서 먼저 빼 주세요.',
    });
  },
};
