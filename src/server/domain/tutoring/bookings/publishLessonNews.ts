import type { Transaction } from '#server/db/connect.ts';
import { addJob } from '#server/domain/jobs.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { guardianOf } from '#server/domain/people/guardians/consentRecords.ts';
import { mailBody } from '#server/domain/people/guardians/mailBody.ts';
import type { LessonNews } from '#server/domain/events.ts';
import { emit } from '#server/domain/transaction.ts';
import type { LessonRow } from './bookingRows.ts';
import { bookingTexts } from './texts.ts';

interface News {
  readonly lesson: LessonRow;
  readonly change: LessonNews['change'];
  /** Knows it already; null for the clock. */
  readonly byUserId: number | null;
  /** The fate of the ticket of a cancelled lesson. */
  readonly ticket?: 'RETURNED' | 'SPENT';
  /** Only these of the two. */
  readonly only?: readonly number[];
}

/** Tells pupil and teacher what has become of a lesson, and the guardian who agreed for the pupil by mail. */
export async function publishLessonNews(tx: Transaction, news: News): Promise<void> {
  const { lesson, change, byUserId, ticket, only } = news;
  const { id: registrationDateId, userId: pupilId, teacherId, channelId, startsAt } = lesson;
  const names = await listNames({ db: tx, userIds: [pupilId, teacherId ?? pupilId] });
  const nameOf = (userId: number | null) => names.find((name) => name.userId === userId)?.nickname ?? '';
  for (const userId of [pupilId, teacherId]) {
    if (userId === null || userId === byUserId || only?.includes(userId) === false) continue;
    const isPupil = userId === pupilId;
    await emit(tx, {
      type: 'lesson.changed',
      userId,
      registrationDateId,
      channelId,
      change,
      startsAt,
      isPupil,
      otherName: nameOf(isPupil ? teacherId : pupilId),
      ...(ticket && { ticket }),
    });
  }
  if (change === 'SOON' || only?.includes(pupilId) === false) return;
  const guardian = await guardianOf(tx, pupilId);
  if (!guardian) return;
  const words = {
    pupil: nameOf(pupilId),
    teacher: nameOf(teacherId),
    startsAt,
    ...(ticket && { ticket }),
  };
  await addJob(tx, 'mail.send', {
    to: guardian.email,
    subject: bookingTexts.mailSubject[change](words.pupil),
    ...mailBody({ lines: bookingTexts.mailLines[change](words) }),
  });
}
