import { problemIdOf } from '#shared/content/lessonIds.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';
import { lessonOf } from '#server/domain/seed/courses.ts';
import { STAGE_COURSE } from '#server/domain/seed/stages/stageCourse.ts';
import { HOSTILE_JAVASCRIPT } from '../judge/hostile/hostileJavaScript.ts';
import { HOSTILE_PYTHON } from '../judge/hostile/hostilePython.ts';
import type { HostileProgram } from '../judge/hostile/hostileProgram.ts';

export interface StormProgram {
  readonly problemId: number;
  readonly language: Language;
  readonly source: string;
  /** One of these it must be judged as. */
  readonly verdicts: readonly Verdict[];
}

/**
 * One in so many of the programs on record is tried: each endless one costs more than a second of a
 * processor.
 */
const HOSTILE_SHARE = 9;

const programOf =
  (problemId: number, language: Language) =>
  (source: string, ...verdicts: Verdict[]): StormProgram => ({ problemId, language, source, verdicts });

const solutionOf = (lesson: number, language: Language) =>
  lessonOf(lesson).problems[0]?.programs[language]?.solution ?? '';

const javaScript = programOf(problemIdOf(1, 0), 'JAVASCRIPT');
/** Handed in over and over. */
export const JAVASCRIPT_PROGRAMS: readonly StormProgram[] = [
  javaScript('print("no");', 'WA'),
  javaScript(solutionOf(1, 'JAVASCRIPT'), 'AC'),
  javaScript('print("', 'CE'),
  javaScript(solutionOf(1, 'JAVASCRIPT'), 'AC'),
  javaScript('print("no");', 'WA'),
  javaScript(solutionOf(1, 'JAVASCRIPT'), 'AC'),
  javaScript('print("', 'CE'),
  javaScript('print("no");', 'WA'),
  javaScript(solutionOf(1, 'JAVASCRIPT'), 'AC'),
  javaScript('missing();', 'RE'),
  javaScript(solutionOf(1, 'JAVASCRIPT'), 'AC'),
  javaScript('while (true);', 'TLE'),
  javaScript('const all = []; while (true) all.push(new Array(100000).fill(0));', 'MLE'),
  javaScript(solutionOf(1, 'JAVASCRIPT'), 'AC'),
  javaScript('while (true) print("돌핀");', 'OLE'),
];

const python = programOf(problemIdOf(11, 0), 'PYTHON');
const PYTHON_PROGRAMS: readonly StormProgram[] = [
  python(solutionOf(11, 'PYTHON'), 'AC'),
  python('print("no")', 'WA'),
  python('print(', 'CE'),
  python(solutionOf(11, 'PYTHON'), 'AC'),
  python('missing()', 'RE'),
  python('while True: pass', 'TLE'),
  python(solutionOf(11, 'PYTHON'), 'AC'),
  python('a = []\nwhile True: a.append([0] * 100000)', 'MLE'),
  python('while True: print("돌핀")', 'OLE'),
];

const [stage] = STAGE_COURSE.lessons[0]?.problems ?? [];
const STAGE_ID = stage?.id ?? 0;
const STAGE_PROGRAMS: readonly StormProgram[] = (['BLOCKS', 'JAVASCRIPT', 'PYTHON'] as const).flatMap(
  (language) => {
    const program = stage?.programs[language];
    const onStage = programOf(STAGE_ID, language);
    return [
      onStage(program?.solution ?? '', 'AC'),
      ...(program?.wrongAnswers ?? []).map((wrong) => onStage(wrong, 'WA')),
    ];
  },
);
const ENDLESS_ON_STAGE = programOf(STAGE_ID, 'JAVASCRIPT')('for (;;);', 'TLE');

/** The verdicts of these are tested where they are written; here they must not end as our fault. */
const hostile = (programs: readonly HostileProgram[], judged: typeof javaScript) =>
  programs
    // One that may bring its worker down is tried for more than a minute.
    .filter(({ verdicts }, n) => n % HOSTILE_SHARE === 0 && !verdicts.includes('SYSTEM'))
    .map(({ source }) => judged(source, 'WA', 'TLE', 'MLE', 'OLE', 'RE', 'CE'));

const EVERY_LANGUAGE = [JAVASCRIPT_PROGRAMS, PYTHON_PROGRAMS, [...STAGE_PROGRAMS, ENDLESS_ON_STAGE]];
/** JavaScript, Python, blocks and stages, in turns. */
export const MIXED_PROGRAMS: readonly StormProgram[] = inTurns(EVERY_LANGUAGE);
/** The same, with programs that mean harm. */
export const MIXED_AND_HOSTILE_PROGRAMS: readonly StormProgram[] = inTurns([
  ...EVERY_LANGUAGE,
  [...hostile(HOSTILE_JAVASCRIPT, javaScript), ...hostile(HOSTILE_PYTHON, python)],
]);

function inTurns(lists: readonly (readonly StormProgram[])[]): StormProgram[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, n) =>
    lists.flatMap((list) => list[n % list.length] ?? []),
  ).flat();
}
