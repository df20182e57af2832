import type { Transaction } from '#server/db/connect.ts';
import { seedComments } from '#server/domain/learning/codeComments/seedComments.ts';
import { seedHomework } from '#server/domain/learning/homeworks/seedHomeworks.ts';
import type { StoredSubmission } from '#server/domain/learning/submissions/seedSubmissions.ts';
import { addNotification } from '#server/domain/people/notifications/addNotification.ts';
import { notificationTexts } from '#server/domain/people/notifications/texts.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { addDays, seoulMidnight } from '#server/platform/seoulWeek.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Days are counted from today; the last homework is still open, and no teacher has looked at it yet. `member` is the
 * result of the demo pupil's work.
 */
const HOMEWORKS = [
  { title: '문 앞의 갈림길', lessonId: 2, problemId: 202, opens: -22, due: -15, member: 'DONE' },
  { title: '되풀이 첫 문제', lessonId: 3, problemId: 302, opens: -12, due: -5, member: 'RETURNED' },
  { title: '끝날 때까지 첫 문제', lessonId: 4, problemId: 402, opens: -4, due: 3, member: null },
] as const;

const PRAISE = '차근차근 잘 풀었어요. 변수 이름도 알아보기 쉬워요!';
const AGAIN = '거의 다 왔어요. 채점 결과의 첫 줄을 읽고 한 번 더 고쳐 볼까요?';
const ON_A_LINE = '이 줄에 어떤 값이 들어오는지 입력 하나를 골라 손으로 따라가 보세요.';

/** Homework on problems that the pupils have worked at: each hands in the last program, late or in time. */
export async function writeHomeworks(
  tx: Transaction,
  of: {
    readonly channelId: number;
    readonly teacherId: number;
    /** The demo pupil, where it has its month here. */
    readonly memberId: number | undefined;
    readonly now: Date;
    readonly submitted: readonly StoredSubmission[];
  },
): Promise<void> {
  const { channelId, teacherId, memberId, now, submitted } = of;
  const today = seoulDay(now);
  for (const { title, lessonId, problemId, opens, due, member } of HOMEWORKS) {
    const opensAt = new Date(seoulMidnight(addDays(today, opens)).getTime() + 9 * HOUR_MS);
    const dueAt = new Date(seoulMidnight(addDays(today, due)).getTime() + 21 * HOUR_MS);
    const isOver = dueAt < now;
    const atProblem = submitted.filter((one) => one.problemId === problemId);
    const programs = handedInOf(atProblem.filter(({ userId }) => userId !== memberId));
    const workOf = (submission: StoredSubmission, index: number, answer?: 'DONE' | 'RETURNED') => {
      const handedInAt = new Date(
        Math.min(
          now.getTime() - MINUTE_MS,
          Math.max(submission.createdAt.getTime() + 3 * MINUTE_MS, opensAt.getTime() + index * MINUTE_MS),
        ),
      );
      const { id: submissionId, userId, language, source } = submission;
      const work = { userId, language, source, submissionId, handedInAt };
      if (answer === undefined) return { ...work, state: 'HANDED_IN' as const };
      return {
        ...work,
        state: answer,
        feedback: answer === 'DONE' ? PRAISE : AGAIN,
        feedbackBy: teacherId,
        feedbackAt: answeredAt(handedInAt, now),
      };
    };
    // One in seven has worked at it and forgotten to hand it in.
    const works = programs
      .filter((_, index) => index % 7 !== 6)
      .map((submission, index) => {
        const isDone = submission.verdict === 'AC';
        const isUnanswered = !isOver || (isDone && index % 5 === 4);
        return workOf(submission, index, isUnanswered ? undefined : isDone ? 'DONE' : 'RETURNED');
      });
    const own = member === null ? undefined : atProblem.findLast(({ userId }) => userId === memberId);
    if (own && member !== null) works.push(workOf(own, 0, member));
    const homework = {
      channelId,
      title,
      lessonId,
      opensAt,
      dueAt,
      authorId: teacherId,
      content: '막히면 힌트를 하나씩 열어 보세요. 다 풀면 여기에 내 주세요.',
      contentOnLessonId: problemId,
      contentType: 'PROBLEM' as const,
      contentId: problemId,
      targetType: 'ALL' as const,
      remindedAt: isOver ? dueAt : null,
    };
    const { homeworkId, workIds } = await seedHomework(tx, homework, works);
    const comments = works.flatMap(({ userId, state, handedInAt }, index) =>
      state === 'RETURNED' || (state === 'DONE' && index % 4 === 0)
        ? {
            channelId,
            ownerId: userId,
            problemId,
            workId: workIds[index],
            line: 1,
            authorId: teacherId,
            text: ON_A_LINE,
            createdAt: answeredAt(handedInAt, now),
          }
        : [],
    );
    await seedComments(tx, comments);
    if (memberId === undefined || member === 'DONE') continue;
    const told = { tx, userId: memberId, subjectId: homeworkId, channelId };
    await addNotification(
      member === 'RETURNED'
        ? { ...told, notificationType: 'HOMEWORK_ANSWER', ...notificationTexts.homeworkReturned(title) }
        : { ...told, notificationType: 'HOMEWORK', ...notificationTexts.homework(title, dueAt) },
    );
  }
}

/** Each pupil's last program; the wrong one of the first four pupils who went wrong. */
function handedInOf(submitted: readonly StoredSubmission[]): StoredSubmission[] {
  const last = new Map(submitted.map((one) => [one.userId, one]));
  const wrong = new Map(submitted.filter(({ verdict }) => verdict !== 'AC').map((one) => [one.userId, one]));
  const hasty = new Map([...wrong].slice(0, 4));
  return [...last.values()].map((one) => hasty.get(one.userId) ?? one);
}

const answeredAt = (handedInAt: Date, now: Date): Date =>
  new Date(Math.min(handedInAt.getTime() + 20 * HOUR_MS, now.getTime()));
