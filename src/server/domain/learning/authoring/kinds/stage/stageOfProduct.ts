import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import {
  MOST_WRONG_PROGRAMS,
  type StageDraftContent,
} from '#shared/contract/learning/authoring/stageDrafts.ts';
import { STAGE_COURSE } from '#server/domain/seed/stages/stageCourse.ts';
import { AppError } from '#server/platform/appError.ts';

/** A stage of the product with its programs, which are stored nowhere else. Throws PROBLEM_NOT_FOUND. */
export function stageOfProduct(problemId: number): StageDraftContent {
  const stages = STAGE_COURSE.lessons.flatMap(({ problems }) => problems);
  const seed = stages.find(({ id }) => id === problemId);
  if (!seed?.stage) throw new AppError('PROBLEM_NOT_FOUND', { log: `no stage ${problemId} of the product` });
  const { order: _order, variantList, friends, goals, rows, toolbox, ...level } = seed.stage;
  return {
    title: seed.title,
    mission: seed.content,
    hintList: [...seed.hints],
    level: {
      ...level,
      rows: [...rows],
      friends: [...friends],
      goals: [...goals],
      toolbox: [...toolbox],
      variantList: variantList.map((variant) => structuredClone(variant) as Partial<typeof level>),
    },
    programs: Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const program = seed.programs[language];
        if (!program) return [];
        const wrongAnswers = [...program.wrongAnswers, ...(program.crashes ?? [])].slice(
          0,
          MOST_WRONG_PROGRAMS,
        );
        return [[language, { solution: program.solution, wrongAnswers }]];
      }),
    ),
  };
}
