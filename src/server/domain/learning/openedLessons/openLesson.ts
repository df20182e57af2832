import type { OpenedLesson } from '#shared/contract/learning/openedLessons.ts';
import { listMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import { courseOfFilter } from '#server/domain/learning/classProgress/getMatrix.ts';
import type { Deps } from '#server/domain/deps.ts';
import { findTeachableLesson } from '#server/domain/learning/lessons/lessonOutlines.ts';
import { openingsOf, setOpened } from '#server/domain/learning/lessons/openings.ts';
import { emit, transaction } from '#server/domain/transaction.ts';

interface OneLesson {
  readonly deps: Deps;
  readonly channelId: number;
  readonly lessonId: number;
}

/** A class is told; whoever is in a larger channel finds the lesson open. */
const MOST_TOLD = 300;

/** Lessons of a course that the class can learn with. Throws IS_NOT_CHANNEL_CONTENT. */
export async function listOpenedLessons({
  deps: { db },
  channelId,
  courseId,
}: {
  readonly deps: Deps;
  readonly channelId: number;
  readonly courseId: number;
}): Promise<OpenedLesson[]> {
  const { lessons: outlines } = await courseOfFilter(db, { channelId, course_id: courseId });
  const openings = await openingsOf(
    db,
    outlines.map(({ lessonId }) => lessonId),
  );
  return outlines.map(({ lessonId, title }) => ({
    ...{ lessonId, title },
    openedAt: openings.get(lessonId)?.toISOString() ?? null,
  }));
}

/**
 * Opens a lesson for all members of the channel and tells its pupils where to go. What comes with the product is open
 * to everybody anyway: its pupils are told alone. Throws IS_NOT_CHANNEL_CONTENT.
 */
export async function openLesson({ deps, channelId, lessonId }: OneLesson): Promise<{ toldCount: number }> {
  return transaction(deps, async (tx) => {
    const { lesson } = await findTeachableLesson({ db: tx, channelId, lessonId, contentOnLessonId: null });
    const isOwn = await setOpened(tx, { channelId, lessonId, openedAt: deps.clock.now() });
    const about = { channelId: isOwn ? channelId : null, lessonId, title: lesson.title };
    const pupils = await listMemberRows(tx, { channelId, list: 'all', isStaff: false, limit: MOST_TOLD });
    for (const { userId } of pupils) await emit(tx, { type: 'lesson.opened', userId, ...about });
    return { toldCount: pupils.length };
  });
}

/** Lets the lesson open by its course again. Throws IS_NOT_CHANNEL_CONTENT. */
export async function closeLesson({ deps, channelId, lessonId }: OneLesson): Promise<void> {
  await transaction(deps, async (tx) => {
    await findTeachableLesson({ db: tx, channelId, lessonId, contentOnLessonId: null });
    await setOpened(tx, { channelId, lessonId, openedAt: null });
  });
}
