import { countMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { readCourseGate } from '#server/domain/learning/courses/courseGate.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { findTeachableLesson, type LessonOutline } from '#server/domain/learning/lessons/lessonOutlines.ts';
import { setOpened } from '#server/domain/learning/lessons/openings.ts';
import { readWorksheetGate } from '#server/domain/learning/worksheets/worksheetGate.ts';
import { transaction } from '#server/domain/transaction.ts';
import { forgetOpened, recordOpened } from './openedRows.ts';
import { AppError } from '#server/platform/appError.ts';

interface OneLesson {
  readonly deps: Deps;
  readonly channelId: number;
  readonly lessonId: number;
}

/**
 * Opens a lesson for all members of the channel and notifies its pupils. A lesson of the product is open anyway, so its
 * pupils are only notified. Throws IS_NOT_CHANNEL_CONTENT, CONTENT_NOT_READY.
 */
export async function openLesson({ deps, channelId, lessonId }: OneLesson): Promise<{ toldCount: number }> {
  return transaction(deps, async (tx) => {
    const { lesson } = await findTeachableLesson({ db: tx, channelId, lessonId, contentOnLessonId: null });
    if (!(await isPublished(tx, lesson)))
      throw new AppError('CONTENT_NOT_READY', {
        log: `lesson ${lessonId} of channel ${channelId} is of a hidden course or worksheet`,
      });
    const openedAt = deps.clock.now();
    await setOpened(tx, { channelId, lessonId, openedAt });
    await recordOpened(tx, { channelId, lessonId, openedAt });
    await addJob(tx, 'openedLessons.tell', { channelId, lessonId, after: null });
    return { toldCount: await countMemberRows(tx, { channelId, list: 'all', isStaff: false }) };
  });
}

/** Whether pupils may see the parent of a lesson. */
export async function isPublished(
  tx: Database | Transaction,
  { courseId, worksheetId }: LessonOutline,
): Promise<boolean> {
  const gate =
    worksheetId === null ? await readCourseGate(tx, courseId ?? 0) : await readWorksheetGate(tx, worksheetId);
  return gate?.isVisible ?? false;
}

/** Leaves the opening of the lesson to its course again. Throws IS_NOT_CHANNEL_CONTENT. */
export async function closeLesson({ deps, channelId, lessonId }: OneLesson): Promise<void> {
  await transaction(deps, async (tx) => {
    await findTeachableLesson({ db: tx, channelId, lessonId, contentOnLessonId: null });
    await setOpened(tx, { channelId, lessonId, openedAt: null });
    await forgetOpened(tx, { channelId, lessonId });
  });
}
