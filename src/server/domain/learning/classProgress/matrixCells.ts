import type { CellState, MatrixCell, MatrixContent } from '#shared/contract/learning/classProgress.ts';
import type { Database } from '#server/db/connect.ts';
import { unseenAnswers } from '#server/domain/learning/codeComments/commentRows.ts';
import { draftsOfMembers } from '#server/domain/learning/drafts/memberDrafts.ts';
import { waitingWorks } from '#server/domain/learning/homeworks/homeworkRows.ts';
import type { LessonOutline } from '#server/domain/learning/lessons/lessonOutlines.ts';
import { isDone, lessonState } from '#server/domain/learning/progress/contentState.ts';
import { progressOfMembers, type MemberProgress } from '#server/domain/learning/progress/memberProgress.ts';
import { openHands } from '#server/domain/learning/raisedHands/classHands.ts';

/** Beside what was done: what was begun, and what waits for the teacher. */
interface Facts {
  readonly progressOf: (userId: number) => MemberProgress;
  /** Keys `user problem`. */
  readonly begun: ReadonlySet<string>;
  readonly unseen: ReadonlySet<string>;
  /** Keys `user content`, and of a whole lesson `user lesson`. */
  readonly waitingContents: ReadonlySet<string>;
  readonly waitingLessons: ReadonlySet<string>;
}

/** How far each of some members is with each lesson, and with each content of one. Six statements. */
export async function matrixCells(query: {
  readonly db: Database;
  readonly now: Date;
  readonly channelId: number;
  readonly userIds: readonly number[];
  readonly lessons: readonly LessonOutline[];
}): Promise<{
  cellsOf: (userId: number) => MatrixCell[];
  statesOf: (userId: number, lesson: LessonOutline) => CellState[];
}> {
  const { lessons } = query;
  const facts = await loadFacts(query);
  const statesOf = (userId: number, lesson: LessonOutline) => {
    const progress = facts.progressOf(userId);
    return lesson.contentList.map((content) => stateOf(facts, userId, content, progress));
  };
  return {
    statesOf,
    cellsOf: (userId) => {
      const progress = facts.progressOf(userId);
      return lessons.map((lesson) => {
        const states = statesOf(userId, lesson);
        const isWaiting = facts.waitingLessons.has(`${userId} ${lesson.lessonId}`);
        return {
          state: isWaiting ? 'FEEDBACK' : lessonState(states),
          checkedCount: lesson.contentList.filter((content) => isDone(content, progress)).length,
        };
      });
    },
  };
}

async function loadFacts(query: {
  readonly db: Database;
  readonly now: Date;
  readonly channelId: number;
  readonly userIds: readonly number[];
  readonly lessons: readonly LessonOutline[];
}): Promise<Facts> {
  const { db, channelId, userIds, lessons, now } = query;
  const contents = lessons.flatMap(({ contentList }) => contentList);
  const problemIds = [
    ...new Set(contents.flatMap((one) => (one.contentType === 'PROBLEM' ? one.contentId : []))),
  ];
  const contentIds = contents.map(({ contentOnLessonId }) => contentOnLessonId);
  const [progressOf, drafts, answers, works, hands] = await Promise.all([
    progressOfMembers({ db, userIds, problemIds, contentIds }),
    draftsOfMembers({ db, userIds, problemIds }),
    unseenAnswers(db, { channelId, userIds }),
    waitingWorks(db, { channelId, userIds }),
    openHands(db, { channelId, now }),
  ]);
  const places = [...works, ...hands];
  const problemKey = (one: { userId: number; problemId: number }) => `${one.userId} ${one.problemId}`;
  return {
    progressOf,
    begun: new Set(drafts.map(problemKey)),
    unseen: new Set(answers.map(problemKey)),
    waitingContents: new Set(
      places.flatMap(({ userId, contentOnLessonId }) =>
        contentOnLessonId === null ? [] : `${userId} ${contentOnLessonId}`,
      ),
    ),
    waitingLessons: new Set(places.map(({ userId, lessonId }) => `${userId} ${lessonId}`)),
  };
}

function stateOf(facts: Facts, userId: number, content: MatrixContent, progress: MemberProgress): CellState {
  const { contentOnLessonId, contentType, contentId } = content;
  const isProblem = contentType === 'PROBLEM';
  if (facts.waitingContents.has(`${userId} ${contentOnLessonId}`)) return 'FEEDBACK';
  if (isProblem && facts.unseen.has(`${userId} ${contentId}`)) return 'FEEDBACK';
  if (isDone(content, progress)) return 'PASSED';
  if (!isProblem) return 'NONE';
  if (progress.tried.has(contentId)) return 'SUBMITTED';
  return facts.begun.has(`${userId} ${contentId}`) ? 'DOING' : 'NONE';
}
