import type { CellState, MatrixCell, MatrixContent } from '#shared/contract/learning/classProgress.ts';
import type { Database } from '#server/db/connect.ts';
import { blocksBegunBy } from '#server/domain/learning/blocks/memberBlockWorks.ts';
import { unseenAnswers } from '#server/domain/learning/codeComments/commentRows.ts';
import { draftsOfMembers } from '#server/domain/learning/drafts/memberDrafts.ts';
import { waitingWorks } from '#server/domain/learning/homeworks/homeworkRows.ts';
import type { LessonOutline } from '#server/domain/learning/lessons/lessonOutlines.ts';
import { isDone, lessonState } from '#server/domain/learning/progress/contentState.ts';
import { progressOfMembers, type MemberProgress } from '#server/domain/learning/progress/memberProgress.ts';
import { openHands } from '#server/domain/learning/raisedHands/classHands.ts';

/** Begun work and work that waits for the teacher, besides the done work; ids of problems, contents and lessons. */
interface MatrixData {
  readonly progressOf: (userId: number) => MemberProgress;
  readonly begun: IdsByUser;
  readonly built: IdsByUser;
  readonly unseen: IdsByUser;
  readonly waitingContents: IdsByUser;
  readonly waitingLessons: IdsByUser;
}
type IdsByUser = ReadonlyMap<number, ReadonlySet<number>>;

interface MatrixQuery {
  readonly db: Database;
  readonly now: Date;
  readonly channelId: number;
  readonly userIds: readonly number[];
  readonly lessons: readonly LessonOutline[];
}

/** The progress of some members in each lesson, and in each content of one. Eight statements at most. */
export async function matrixCells(query: MatrixQuery): Promise<{
  cellsOf: (userId: number) => MatrixCell[];
  statesOf: (userId: number, lesson: LessonOutline) => CellState[];
}> {
  const { lessons } = query;
  const data = await loadMatrixData(query);
  return {
    statesOf: (userId, lesson) => lesson.contentList.map(stateOf(data, userId)),
    cellsOf: (userId) => {
      const stateFor = stateOf(data, userId);
      const progress = data.progressOf(userId);
      const waiting = data.waitingLessons.get(userId);
      return lessons.map(({ lessonId, contentList }) => ({
        state: waiting?.has(lessonId) ? 'FEEDBACK' : lessonState(contentList.map(stateFor)),
        checkedCount: contentList.filter((content) => isDone(content, progress)).length,
      }));
    },
  };
}

async function loadMatrixData({ db, channelId, userIds, lessons, now }: MatrixQuery): Promise<MatrixData> {
  const contents = lessons.flatMap(({ contentList }) => contentList);
  const [progressOf, begun, built, answers, works, hands] = await Promise.all([
    progressOfMembers({ db, userIds, contents }),
    draftsOfMembers({ db, userIds }),
    contents.some(({ contentType }) => contentType === 'BLOCK') ? blocksBegunBy(db, { userIds }) : [],
    unseenAnswers(db, { channelId, userIds }),
    waitingWorks(db, { channelId, userIds }),
    openHands(db, { channelId, now }),
  ]);
  const places = [...works, ...hands];
  return {
    progressOf,
    begun,
    built: byUser(built, ({ blockId }) => blockId),
    unseen: byUser(answers, ({ problemId }) => problemId),
    waitingContents: byUser(places, ({ contentOnLessonId }) => contentOnLessonId),
    waitingLessons: byUser(places, ({ lessonId }) => lessonId),
  };
}

function byUser<Row extends { readonly userId: number }>(
  rows: readonly Row[],
  idOf: (row: Row) => number | null,
): IdsByUser {
  return new Map(
    [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, own]) => [
      userId,
      new Set(own.flatMap((row) => idOf(row) ?? [])),
    ]),
  );
}

/** Returns the state of a user at a content. */
function stateOf(data: MatrixData, userId: number): (content: MatrixContent) => CellState {
  const progress = data.progressOf(userId);
  const [begun, built, unseen, waiting] = [data.begun, data.built, data.unseen, data.waitingContents].map(
    (one) => one.get(userId),
  );
  return (content) => {
    const { contentOnLessonId, contentType, contentId } = content;
    const isProblem = contentType === 'PROBLEM';
    if (waiting?.has(contentOnLessonId) || (isProblem && unseen?.has(contentId))) return 'FEEDBACK';
    if (isDone(content, progress)) return 'PASSED';
    if (isProblem && progress.tried.has(contentId)) return 'SUBMITTED';
    const ids = {
      PROBLEM: begun,
      BLOCK: built,
      VIDEO: progress.opened,
      DOCUMENT: undefined,
      PREPARING: undefined,
    };
    return ids[contentType]?.has(contentId) ? 'DOING' : 'NONE';
  };
}
