import type { LessonListBody } from '#shared/contract/learning/authoring/lmsLessons.ts';
import { findContentRows, type ContentRow, type ContentTable } from '#server/db/contentRows.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { EventOf, TransactionListeners } from '#server/domain/events.ts';
import type { EditedKind } from '#server/domain/learning/authoring/contents/saveContent.ts';
import type { ContentKind } from '#server/domain/learning/authoring/contents/staffContents.ts';
import { parentsShowing, type LessonParent } from '#server/domain/learning/lessons/lessonRows.ts';
import { removeLessonsOf, saveLessons } from '#server/domain/learning/lessons/saveLessons.ts';
import { emit } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertMaterials } from './materialFacts.ts';
import { asBody, listStaffLessons } from './staffLessons.ts';

/** A course or a worksheet: a content with lessons. */
export interface LessonHolder<
  Table extends ContentTable = ContentTable,
  Columns extends object = object,
> extends ContentKind<Table> {
  readonly parentOf: (id: number) => LessonParent;
  /** The columns that its editor saves beside the lessons. */
  readonly columnsOf: (row: Table['$inferSelect']) => Columns;
}

/**
 * How a content with lessons is saved, published and deleted. Saving throws also CONTENT_NOT_READY, HAS_ASSIGNMENT;
 * `listName` is the field of its lessons.
 */
export function editedHolder<
  Table extends ContentTable,
  Columns extends object,
  ListName extends 'lessonList' | 'chapterList',
>(
  holder: LessonHolder<Table, Columns>,
  listName: ListName,
  normalise: (body: Columns) => Columns = (body) => body,
): EditedKind<Table, Columns & Readonly<Record<ListName, LessonListBody>>> {
  type Body = Columns & Readonly<Record<ListName, LessonListBody>>;
  const lessonsOf = async (db: Database | Transaction, { id, channelId }: ContentRow) =>
    asBody(await listStaffLessons(db, { channelId, parent: holder.parentOf(id) }));
  return {
    ...holder,
    bodyOf: async (db, row) =>
      ({ ...holder.columnsOf(row), [listName]: await lessonsOf(db, row as ContentRow) }) as Body,
    normalise: (body) => ({ ...body, ...normalise(body) }),
    write: async (tx, { address: { channelId, userId, contentId }, row, body }) => {
      const { [listName]: lessonList, ...columns } = body;
      const published = (row as ContentRow).visibleState === 'VISIBLE';
      await assertMaterials(tx, { channelId, lessonList, published });
      await saveLessons(tx, { channelId, userId, parent: holder.parentOf(contentId), lessonList });
      return columns;
    },
    assertReady: async (tx, row) => {
      const { id, channelId } = row as ContentRow;
      const lessonList = await lessonsOf(tx, row as ContentRow);
      if (lessonList.every(({ contentList }) => contentList.length === 0))
        throw new AppError('CONTENT_NOT_READY', {
          log: `${holder.contentType} ${id} has no content`,
          message: '아직 아무 내용도 없어요. 내용을 하나 이상 넣어 주세요.',
        });
      await assertMaterials(tx, { channelId, lessonList, published: true });
    },
    /** The lessons go with it; what they show stays. */
    removeParts: async (tx, { userId, channelId, contentId }) => {
      const parent = holder.parentOf(contentId);
      for (const { lessonId } of await listStaffLessons(tx, { channelId, parent }))
        await emit(tx, { type: 'content.removing', userId, kind: 'LESSON', contentId: lessonId });
      await removeLessonsOf(tx, parent);
    },
  };
}

/** A content that a published course or worksheet shows is not hidden under it. */
export function refuseHiding(holder: ContentKind): TransactionListeners {
  const hears = async (tx: Transaction, content: EventOf<'content.hiding'>) => {
    const { courseIds, worksheetIds } = await parentsShowing(tx, content);
    const ids = holder.contentType === 'COURSE' ? courseIds : worksheetIds;
    const rows = await findContentRows(tx, holder.table, { channelId: content.channelId, ids });
    const published = (rows as ContentRow[]).filter(({ visibleState }) => visibleState === 'VISIBLE');
    if (published.length === 0) return;
    throw new AppError('ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE', {
      log: `${content.kind} ${content.contentId} is shown by published ${published.map(({ id }) => id).join()}`,
      message: `공개된 수업에서 쓰고 있어요: ${published.map(({ title }) => title).join(', ')}`,
    });
  };
  return { 'content.hiding': hears };
}
