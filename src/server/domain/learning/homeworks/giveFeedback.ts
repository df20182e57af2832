import { and, eq } from 'drizzle-orm';
import type { HomeworkWork } from '#shared/contract/learning/homeworks.ts';
import { homeworkWorks } from '#server/db/tables/learning/homeworks.ts';
import { notifyTeachers } from '#server/domain/channels/channels/notifyTeachers.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { findHomework, noHomework } from './homeworkRows.ts';
import { getWorks } from './homeworkMembers.ts';
import type { ChannelScope } from '#server/domain/call.ts';

/**
 * Saves a teacher's feedback on a try, and whether it is done. A try that was handed in again, or that another teacher
 * has answered, throws HOMEWORK_CHANGED: feedback is always about the try that was read.
 */
export async function giveFeedback(
  query: ChannelScope & {
    readonly homeworkId: number;
    readonly memberId: number;
    readonly workId: number;
    readonly handedInAt: string;
    readonly state: 'RETURNED' | 'DONE';
    readonly feedback: string;
  },
): Promise<HomeworkWork> {
  const { deps, userId, channelId, homeworkId, memberId, workId, handedInAt, state, feedback } = query;
  await transaction(deps, async (tx) => {
    const { title } = await findHomework(tx, query);
    const isTry = and(
      eq(homeworkWorks.id, workId),
      eq(homeworkWorks.homeworkId, homeworkId),
      eq(homeworkWorks.userId, memberId),
    );
    const answered = await tx
      .update(homeworkWorks)
      .set({ state, feedback, feedbackBy: userId, feedbackAt: deps.clock.now() })
      .where(
        and(isTry, eq(homeworkWorks.state, 'HANDED_IN'), eq(homeworkWorks.handedInAt, new Date(handedInAt))),
      )
      .returning({ id: homeworkWorks.id });
    if (answered.length === 0) {
      const known = await tx.$count(homeworkWorks, isTry);
      if (known === 0) throw noHomework(`no try ${workId} of user ${memberId} at homework ${homeworkId}`);
      throw new AppError('HOMEWORK_CHANGED', { log: `try ${workId} is another than at ${handedInAt}` });
    }
    const about = { userId: memberId, channelId, homeworkId, title };
    await emit(tx, { type: 'homework.answered', state, ...about });
    await notifyTeachers(tx, channelId);
  });
  const works = await getWorks(query);
  const work = works.find((one) => one.workId === workId);
  if (!work) throw noHomework(`try ${workId} has just gone`);
  return work;
}
