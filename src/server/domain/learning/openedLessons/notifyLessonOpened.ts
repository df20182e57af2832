import { listMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob, type JobPayload } from '#server/domain/jobs.ts';
import { findLesson } from '#server/domain/learning/lessons/findLesson.ts';
import { outlinesOfLessons } from '#server/domain/learning/lessons/lessonOutlines.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { isOpened } from './openedRows.ts';

/** The number of pupils notified in one transaction. */
const TOLD_AT_ONCE = 100;

/** Notifies the next pupils of a class that a lesson is open to them, unless it was closed in between. */
export async function notifyLessonOpened(
  deps: Deps,
  { channelId, lessonId, after }: JobPayload<'openedLessons.tell'>,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const lesson = (await outlinesOfLessons(tx, [lessonId])).get(lessonId);
    const own = await findLesson(tx, { channelId, lessonId });
    if (!lesson || !(await isOpened(tx, { channelId, lessonId }))) return;
    // Content of the product is learned at the school.
    const about = { channelId: own && !own.seeded ? channelId : null, lessonId, title: lesson.title };
    const pupils = await listMemberRows(tx, {
      channelId,
      list: 'all',
      isStaff: false,
      limit: TOLD_AT_ONCE,
      after: after ?? undefined,
    });
    for (const { userId } of pupils) await emit(tx, { type: 'lesson.opened', userId, ...about });
    const last = pupils.at(-1);
    if (last && pupils.length === TOLD_AT_ONCE)
      await addJob(tx, 'openedLessons.tell', {
        channelId,
        lessonId,
        after: { nickname: last.nickname, userId: last.userId },
      });
  });
}
