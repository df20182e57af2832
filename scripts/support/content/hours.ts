/** Pure. Hours that the content lasts, counted task by task, with the seconds that a child of nine takes for each. */
import { CODE_OBJECT_COURSE_ID, problemIdOf, STAGE_COURSE_ID } from '#shared/content/lessonIds.ts';
import { FOES } from '#shared/content/foes.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import type { ProblemContent } from '#server/domain/seed/courseContent.ts';
import { COURSES, documentsOf, problemOf } from '#server/domain/seed/courses.ts';
import { PUZZLES_BY_WEEKDAY } from '#server/domain/learning/dailyPuzzles/puzzles/puzzleOfDay.ts';
import type { QuestDefinition, QuestGoalDefinition } from '#server/domain/world/quests/questTypes.ts';
import { contentsOfLesson, MINUTES, MINUTES_OF_DIALOG } from './economy.ts';

/** By difficulty from 1 to 5: reading the task, writing, running and mending. */
const SECONDS_OF_PROBLEM = {
  CODE: [300, 480, 720, 900, 1200],
  STAGE: [180, 300, 480, 660, 900],
  OBJECT: [240, 360, 540, 720, 900],
} as const;
/** A page of a lesson with the small task on it. */
export const SECONDS_OF_PAGE = 75;
/** A stage once more, for the stars that the first way has missed. */
export const SECONDS_FOR_STARS = 120;
export const SECONDS_OF_PUZZLE = 180;

export interface Task {
  readonly kind: TaskKind;
  readonly seconds: number;
}

export const TASK_KINDS = {
  PAGES: 'Pages of lessons',
  PROBLEMS: 'Problems of lessons',
  STAGES: 'Stages',
  PYTHON_STAGES: 'Stages once more in Python',
  OBJECTS: 'Things of the world that code moves',
  FOES: 'Phases of foes',
  ERRANDS: 'Ways, talks and finds of quests',
  DIALOGS: 'Taking a quest and handing it in',
} as const;
export type TaskKind = keyof typeof TASK_KINDS;

/** Each content by its id: problems by theirs, documents by that of their page. */
export function contentTasks(): ReadonlyMap<number, readonly Task[]> {
  return new Map(
    COURSES.flatMap(({ id, lessons }) =>
      lessons.flatMap((lesson) => [
        ...documentsOf(lesson).map((document) => [document.id, pagesOf(document)] as const),
        ...lesson.problems.map((problem) => [problem.id, [taskOf(id, problem)]] as const),
        ...(lesson.stageIds ?? []).map((stageId, index) => {
          const { seconds } = taskOf(id, problemOf(stageId));
          const task: Task = { kind: 'PYTHON_STAGES', seconds: seconds - SECONDS_FOR_STARS };
          return [problemIdOf(lesson.number, lesson.problems.length + index), [task]] as const;
        }),
      ]),
    ),
  );
}

const pagesOf = ({ content }: { readonly content: string }): readonly Task[] =>
  content.split(/^---$/mu).map(() => ({ kind: 'PAGES', seconds: SECONDS_OF_PAGE }));

const phaseIds: ReadonlySet<number> = new Set(
  FOES.flatMap(({ phases }) => phases.map(({ problemId }) => problemId)),
);

function taskOf(courseId: number, { id, kind = 'CODE', difficulty }: ProblemContent): Task {
  const seconds = SECONDS_OF_PROBLEM[kind][difficulty - 1] ?? 0;
  if (phaseIds.has(id)) return { kind: 'FOES', seconds };
  if (courseId === CODE_OBJECT_COURSE_ID) return { kind: 'OBJECTS', seconds };
  if (courseId === STAGE_COURSE_ID || kind === 'STAGE')
    return { kind: 'STAGES', seconds: seconds + SECONDS_FOR_STARS };
  return { kind: 'PROBLEMS', seconds };
}

/** The tasks of quests; each content counts where it is first asked for. */
export function questTasks(
  quests: readonly QuestDefinition[],
  contents: ReadonlyMap<number, readonly Task[]>,
  known: Set<number>,
): Task[] {
  const ofContent = (id: number): readonly Task[] => {
    if (known.has(id)) return [];
    known.add(id);
    return contents.get(id) ?? [];
  };
  const ofGoal = ({ actionType, actionId, count }: QuestGoalDefinition): readonly Task[] => {
    if (actionType === 'PASS_LESSON') return contentsOfLesson(actionId).flatMap(ofContent);
    const isContent = actionType === 'READ_DOCUMENT' || actionType === 'SOLVE_PROBLEM';
    if (isContent && actionId !== 0) return ofContent(actionId);
    return [{ kind: 'ERRANDS', seconds: MINUTES[actionType] * count * 60 }];
  };
  return quests.flatMap(({ goals }) => [
    { kind: 'DIALOGS', seconds: MINUTES_OF_DIALOG * 60 } as const,
    ...goals.flatMap(ofGoal),
  ]);
}

/** Puzzles until the first one comes again, one a day. */
export const puzzleCount = (): number => PUZZLES_BY_WEEKDAY.reduce((sum, puzzles) => sum + puzzles.length, 0);

/** The numbers of races and secrets of the world, which no story asks for. */
export const wildCounts = () => ({
  races: MAPS.reduce((sum, { courses }) => sum + courses.length, 0),
  secrets: MAPS.reduce((sum, { secrets }) => sum + secrets.length, 0),
});
