import { compileBlocks } from '#shared/blocks/compileBlocks.ts';
import { writeBlocks, type Piece } from '#shared/blocks/writeBlocks.ts';
import { stageProblemId } from '#shared/content/lessonIds.ts';
import type { StageLayout, StageTheme } from '#shared/simulation/stage/level.ts';
import { STAGE_STARTERS } from '#server/domain/learning/problems/stageStarters.ts';
import type { ProblemContent, ProgramContent } from '../courseContent.ts';

const CHARACTERS = { PATH: 'DOLPHIN', PATTERN: 'CRAB', RIDDLE: 'TURTLE', SPELL: 'NEMO' } as const;

/** A program as content writes it: what stands below «시작하면», and the spells. */
export interface StageProgram {
  readonly main: readonly Piece[];
  readonly spells?: readonly Piece[];
}

/** A stage as its author writes it; parts of the layout that are left out are empty. */
export interface StageContent extends Partial<Omit<StageLayout, 'goals'>>, Pick<StageLayout, 'goals'> {
  readonly theme: StageTheme;
  readonly order: number;
  readonly title: string;
  /** At most two short sentences. */
  readonly mission: string;
  readonly hints: readonly [string, string, string];
  /** By default the same three times: a fixed way is the same on every seed. */
  readonly variantList?: readonly Partial<StageLayout>[];
  readonly blockLimit: number;
  readonly stepLimit: number;
  readonly toolbox: readonly string[];
  readonly solution: StageProgram;
  /** Two typical ones: `wrong` are judged WA, and what an error stops is among `crashes`. */
  readonly wrong: readonly StageProgram[];
  readonly crashes?: readonly StageProgram[];
}

/** The problem of a stage, with its programs in all three languages. */
export function stageProblem(content: StageContent): ProblemContent {
  const { theme, order, title, mission, hints, goals, blockLimit, stepLimit, toolbox } = content;
  const { rows = [], signs = {}, friends = [], gates = {}, variantList = [{}, {}, {}] } = content;
  return {
    id: stageProblemId(theme, order),
    title,
    difficulty: Math.ceil(order / 2),
    character: CHARACTERS[theme],
    content: mission,
    kind: 'STAGE',
    stage: {
      theme,
      order,
      facing: 'RIGHT',
      fallEnds: false,
      rows,
      signs,
      friends,
      gates,
      goals,
      variantList,
      blockLimit,
      stepLimit,
      toolbox,
    },
    hints,
    cases: [],
    programs: {
      JAVASCRIPT: written(content, 'JAVASCRIPT'),
      PYTHON: written(content, 'PYTHON'),
      BLOCKS: {
        starterCode: STAGE_STARTERS.BLOCKS,
        solution: blocksOf(content.solution),
        wrongAnswers: content.wrong.map(blocksOf),
        crashes: (content.crashes ?? []).map(blocksOf),
      },
    },
  };
}

const blocksOf = ({ main, spells = [] }: StageProgram): string => writeBlocks(main, spells);

function written(
  { solution, wrong, crashes = [] }: StageContent,
  language: 'JAVASCRIPT' | 'PYTHON',
): ProgramContent {
  const codeOf = (program: StageProgram) => compileBlocks(blocksOf(program), language).code;
  return {
    starterCode: STAGE_STARTERS[language],
    solution: codeOf(solution),
    wrongAnswers: wrong.map(codeOf),
    crashes: crashes.map(codeOf),
  };
}
