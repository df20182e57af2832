import { compileBlocks } from '#shared/blocks/compileBlocks.ts';
import { writeBlocks, type Piece } from '#shared/blocks/writeBlocks.ts';
import { codeObjectOf } from '#shared/content/codeObjects.ts';
import type { CodeObjectKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { ProblemContent, ProgramContent } from '../courseContent.ts';

/** A program as content writes it: what stands below «시작하면», and the spells. */
interface ObjectProgram {
  readonly main: readonly Piece[];
  readonly spells?: readonly Piece[];
}

/** The problem of a code object as its author writes it. */
export interface ObjectContent {
  readonly kind: CodeObjectKind;
  /** Only where several objects are of this kind. */
  readonly objectId?: number;
  /** That of a phase of a foe; without it, the one of the object. */
  readonly problemId?: number;
  readonly title: string;
  /** At most three short sentences. */
  readonly mission: string;
  readonly difficulty: number;
  readonly character: ProblemContent['character'];
  /** The commands and their effects, for children who write code: `['bell.ring(n)', '종을 n번 울려요']`. */
  readonly commands: readonly (readonly [call: string, what: string])[];
  readonly hints: readonly [string, string, string];
  /** Three or more where the program reads something; otherwise every seed is the same. */
  readonly seeds: readonly number[];
  readonly toolbox: readonly string[];
  readonly solution: ObjectProgram;
  /** Two typical ones: `wrong` are judged WA, and what an error stops is among `crashes`. */
  readonly wrong: readonly ObjectProgram[];
  readonly crashes?: readonly ObjectProgram[];
}

/** The problem of an object, with its programs in all three languages. */
export function objectProblem(content: ObjectContent): ProblemContent {
  const { kind, objectId, title, mission, difficulty, character, hints, seeds, toolbox } = content;
  const object = codeObjectOf(kind, objectId);
  return {
    id: content.problemId ?? object.problemId,
    title,
    difficulty,
    character,
    hints,
    content: mission,
    kind: 'OBJECT',
    cases: [],
    object: { objectId: object.id, seeds: [...seeds], toolbox: [...toolbox] },
    programs: {
      JAVASCRIPT: written(content, 'JAVASCRIPT'),
      PYTHON: written(content, 'PYTHON'),
      BLOCKS: {
        starterCode: writeBlocks([]),
        solution: blocksOf(content.solution),
        wrongAnswers: content.wrong.map(blocksOf),
        crashes: (content.crashes ?? []).map(blocksOf),
      },
    },
  };
}

const blocksOf = ({ main, spells = [] }: ObjectProgram): string => writeBlocks(main, spells);

function written(
  { solution, wrong, crashes = [], commands }: ObjectContent,
  language: 'JAVASCRIPT' | 'PYTHON',
): ProgramContent {
  const codeOf = (program: ObjectProgram) => compileBlocks(blocksOf(program), language).code;
  const [sign, name] =
    language === 'PYTHON' ? (['#', snakeCase] as const) : (['//', (call: string) => call] as const);
  const starterCode = commands.map(([call, what]) => `${sign} ${name(call)} : ${what}\n`).join('');
  return {
    starterCode,
    solution: codeOf(solution),
    wrongAnswers: wrong.map(codeOf),
    crashes: crashes.map(codeOf),
  };
}

const snakeCase = (call: string) => call.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
