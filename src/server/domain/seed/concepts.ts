/** Pure. The concepts that lesson pages show, stages and code objects practise, and problems need. */
import type { LessonContent, ProblemContent } from './courseContent.ts';
import { COURSES, documentsOf } from './courses.ts';

/** Each by the code that uses it, in JavaScript and Python alike: blocks are read as the code that they compile to. */
const SIGNS = {
  PRINT: /\b(?:print|say)\(/u,
  INPUT: /\b(?:input|readSign|read_sign)\(|[=(] ?talk\(/u,
  NUMBER: /\b(?:Number|int|float|toNumber)\(/u,
  BOX: /^ *(?:(?:const|let) )?[\p{L}_][\p{L}\p{N}_]* [-+]?= /mu,
  CHOICE: /\bif\b/u,
  REPEAT: /\bfor\b/u,
  UNTIL: /\bwhile\b/u,
  NESTING: { test: hasLoopInLoop },
  LIST: /\[|\.(?:split|append|push)\(/u,
  FUNCTION: /\b(?:function|def)\b/u,
} as const;

/** A loop whose lines are further in than those of a loop above it. */
function hasLoopInLoop(code: string): boolean {
  let outer: number | null = null;
  for (const line of code.split('\n')) {
    const indent = line.search(/\S/u);
    if (indent < 0) continue;
    if (outer !== null && indent <= outer) outer = null;
    if (!/^ *for\b/u.test(line)) continue;
    if (outer !== null) return true;
    outer = indent;
  }
  return false;
}

export type Concept = keyof typeof SIGNS;

/** A stage or an object practises these; reading numbers is practised on the pages of the lesson alone. */
const PRACTISED: ReadonlySet<Concept> = new Set([
  'PRINT',
  'INPUT',
  'BOX',
  'CHOICE',
  'REPEAT',
  'UNTIL',
  'NESTING',
  'LIST',
  'FUNCTION',
]);

export type TextLanguage = 'JAVASCRIPT' | 'PYTHON';

export function conceptsOf(code: string): readonly Concept[] {
  return (Object.keys(SIGNS) as Concept[]).filter((concept) => SIGNS[concept].test(code));
}

/** The concepts that a document shows in code to run, of all its pages. */
interface ShownConcepts {
  readonly language: TextLanguage;
  readonly concepts: ReadonlySet<Concept>;
}

const FENCES = { JAVASCRIPT: /^```js run\n(.*?)^```/gmsu, PYTHON: /^```python run\n(.*?)^```/gmsu } as const;

/** The concepts of one page, or of several. */
function conceptsOfPages(content: string): ShownConcepts | null {
  for (const language of ['JAVASCRIPT', 'PYTHON'] as const) {
    const codes = [...content.matchAll(FENCES[language])].map(([, code = '']) => code);
    if (codes.length > 0) return { language, concepts: new Set(codes.flatMap(conceptsOf)) };
  }
  return null;
}

const lessons = COURSES.flatMap((course) => course.lessons);
const shown: ReadonlyMap<number, ShownConcepts> = new Map(
  lessons.flatMap(documentsOf).flatMap(({ id, content }) => {
    const concepts = conceptsOfPages(content);
    return concepts === null ? [] : [[id, concepts] as const];
  }),
);
/** By the id of the document. */
export const shownBy = (documentId: number): ShownConcepts | undefined => shown.get(documentId);

interface NeededConcepts {
  readonly title: string;
  readonly kind: 'CODE' | 'PRACTICE';
  /** The language of the lesson in which the problem stands. */
  readonly language: TextLanguage;
  readonly concepts: readonly Concept[];
}

/** The documents that show code. */
export const CODE_DOCUMENT_IDS: readonly number[] = [...shown.keys()];

const needed: ReadonlyMap<number, NeededConcepts> = new Map(
  lessons.flatMap((lesson) =>
    lesson.problems.map((problem) => [problem.id, needsOf(lesson, problem)] as const),
  ),
);
export const CODE_PROBLEM_IDS: readonly number[] = [...needed.keys()];

/** By the id of the problem, stage or object. */
export const neededBy = (problemId: number): NeededConcepts | undefined => needed.get(problemId);

function needsOf(lesson: LessonContent, { title, kind, programs }: ProblemContent): NeededConcepts {
  const language = conceptsOfPages(lesson.document.content)?.language ?? 'JAVASCRIPT';
  const code = (programs[language] ?? programs.JAVASCRIPT ?? programs.PYTHON)?.solution ?? '';
  const isPractice = kind === 'STAGE' || kind === 'OBJECT';
  return { title, language, kind: isPractice ? 'PRACTICE' : 'CODE', concepts: conceptsOf(code) };
}

export const isPractised = (concept: Concept): boolean => PRACTISED.has(concept);
