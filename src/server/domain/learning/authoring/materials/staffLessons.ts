import { draftIdsOf } from '#server/domain/learning/authoring/drafts/findDraft.ts';
import type { LessonListBody, StaffLesson } from '#shared/contract/learning/authoring/lmsLessons.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { keyOf, lessonRowsOf, type LessonParent } from '#server/domain/learning/lessons/lessonRows.ts';
import { materialFacts } from './materialFacts.ts';

/** Lessons of a course, or chapters of a worksheet, as staff edits them. */
export async function listStaffLessons(
  db: Database | Transaction,
  { channelId, parent }: { readonly channelId: number; readonly parent: LessonParent },
): Promise<StaffLesson[]> {
  const rows = await lessonRowsOf(db, parent);
  const all = rows.flatMap(({ contents }) => contents);
  const factOf = await materialFacts(db, { channelId, contents: all });
  const problemIds = all.flatMap(({ contentType, contentId }) =>
    contentType === 'PROBLEM' ? [contentId] : [],
  );
  const draftOf = await draftIdsOf(db, { kind: 'PROBLEM', channelId, problemIds });
  return rows.map(({ lesson, contents }) => ({
    key: keyOf(lesson),
    lessonId: lesson.id,
    title: lesson.title,
    description: lesson.description,
    sectionTitle: lesson.sectionTitle,
    contentList: contents.map((row) => ({
      key: keyOf(row),
      contentOnLessonId: row.id,
      contentType: row.contentType,
      contentId: row.contentId,
      title: row.title,
      character: row.character,
      comment: row.comment,
      draftId: row.contentType === 'PROBLEM' ? (draftOf.get(row.contentId) ?? null) : null,
      visibleState: row.contentType === 'PREPARING' ? 'VISIBLE' : (factOf(row)?.visibleState ?? 'INVISIBLE'),
    })),
  }));
}

/** The lessons as they would be saved again: to see whether they may be shown. */
export const asBody = (lessonList: readonly StaffLesson[]): LessonListBody =>
  lessonList.map(({ lessonId: _lessonId, contentList, ...lesson }) => ({
    ...lesson,
    contentList: contentList.map(
      ({ contentOnLessonId: _id, visibleState: _state, draftId: _draft, ...content }) => content,
    ),
  }));
