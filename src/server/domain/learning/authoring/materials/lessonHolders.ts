import { isDeepStrictEqual } from 'node:util';
import type { ContentVisibleState } from '#shared/contract/learning/contentFields.ts';
import type { LessonListBody } from '#shared/contract/learning/authoring/lmsLessons.ts';
import {
  changeContentRow,
  findContentRows,
  type ContentRow,
  type ContentTable,
} from '#server/db/contentRows.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { EventOf, TransactionListeners } from '#server/domain/events.ts';
import {
  assertContentVersion,
  lockOwnContent,
  setContentVisibleState,
  type ContentKind,
  type OneContent,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import { parentsShowing, type LessonParent } from '#server/domain/learning/lessons/lessonRows.ts';
import { removeLessonsOf, saveLessons } from '#server/domain/learning/lessons/saveLessons.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertMaterials } from './materialFacts.ts';
import { asBody, listStaffLessons } from './staffLessons.ts';

/** A course or a worksheet: a content with lessons. */
export interface LessonHolder<Table extends ContentTable = ContentTable> extends ContentKind<Table> {
  readonly parentOf: (id: number) => LessonParent;
}

/**
 * Saves what staff wrote of a course or worksheet, and its lessons, on top of the version that the page began from.
 * Throws CONTENT_CONFLICT, CHANNEL_CONTENT_UNAUTHORIZED, IS_NOT_CHANNEL_CONTENT, CONTENT_NOT_READY, HAS_ASSIGNMENT.
 */
export async function saveLessonHolder(
  { deps, userId, channelId, contentId }: OneContent,
  holder: LessonHolder,
  saved: {
    readonly change: Record<string, unknown>;
    readonly lessonList: LessonListBody;
    readonly baseVersion: number;
  },
): Promise<void> {
  const { change, lessonList, baseVersion } = saved;
  await transaction(deps, async (tx) => {
    const row = (await lockOwnContent(tx, holder, { channelId, contentId })) as ContentRow;
    // A save whose answer was lost is sent again.
    if (await isSaved(tx, holder, row, saved)) return;
    assertContentVersion(row, baseVersion);
    await assertMaterials(tx, { channelId, lessonList, published: row.visibleState === 'VISIBLE' });
    await saveLessons(tx, { channelId, userId, parent: holder.parentOf(contentId), lessonList });
    await changeContentRow(tx, holder.table, { id: contentId, at: deps.clock.now(), change });
  });
}

async function isSaved(
  tx: Transaction,
  holder: LessonHolder,
  row: ContentRow,
  { change, lessonList }: { readonly change: Record<string, unknown>; readonly lessonList: LessonListBody },
): Promise<boolean> {
  const facts = Object.entries(change);
  if (!facts.every(([name, value]) => isDeepStrictEqual(row[name as keyof ContentRow], value))) return false;
  const { id, channelId } = row;
  return isDeepStrictEqual(
    asBody(await listStaffLessons(tx, { channelId, parent: holder.parentOf(id) })),
    lessonList,
  );
}

/** Publishes a course or worksheet whose contents pupils may see, or withdraws it. */
export function setHolderVisibleState(
  address: OneContent,
  holder: LessonHolder,
  visibleState: ContentVisibleState,
): Promise<void> {
  const { channelId, contentId } = address;
  return setContentVisibleState(address, holder, {
    visibleState,
    assertReady: async (tx) => {
      const lessonList = asBody(
        await listStaffLessons(tx, { channelId, parent: holder.parentOf(contentId) }),
      );
      if (lessonList.every(({ contentList }) => contentList.length === 0))
        throw new AppError('CONTENT_NOT_READY', {
          log: `${holder.contentType} ${contentId} has no content`,
          message: '아직 아무 내용도 없어요. 내용을 하나 이상 넣어 주세요.',
        });
      await assertMaterials(tx, { channelId, lessonList, published: true });
    },
  });
}

/** Deletes a course or worksheet with its lessons; what they show stays. */
export async function removeLessonHolder(
  { deps, userId, channelId, contentId }: OneContent,
  holder: LessonHolder,
): Promise<void> {
  const parent = holder.parentOf(contentId);
  await transaction(deps, async (tx) => {
    await lockOwnContent(tx, holder, { channelId, contentId });
    const about = { type: 'content.removing', userId } as const;
    await emit(tx, { ...about, kind: holder.contentType, contentId });
    for (const { lessonId } of await listStaffLessons(tx, { channelId, parent }))
      await emit(tx, { ...about, kind: 'LESSON', contentId: lessonId });
    await removeLessonsOf(tx, parent);
    await changeContentRow(tx, holder.table, {
      id: contentId,
      at: deps.clock.now(),
      change: { removed: true },
    });
  });
}

/** A content that a published course or worksheet shows is not hidden under it. */
export function refuseHiding(holder: LessonHolder): TransactionListeners {
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
