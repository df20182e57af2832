import type { Language, ProblemKind, ProblemObject } from '#shared/contract/learning/problems.ts';
import type { StageLevel } from '#shared/simulation/stage/level.ts';

/** A course as its authors write it. Every id below it is stored and sent: never changed, never used again. */
export interface CourseContent {
  readonly id: number;
  readonly channelId: number;
  readonly title: string;
  readonly content: string;
  readonly character: 'DOLPHIN';
  readonly lessons: readonly LessonContent[];
}

/** `number` is the lesson's id; that of its document follows from it (`documentIdOf`). */
export interface LessonContent {
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly document: { readonly title: string; readonly content: string };
  readonly problems: readonly ProblemContent[];
  /** Further documents between the problems. */
  readonly parts?: readonly LessonPart[];
  /** Stages of another course that follow, by the ids of their problems. */
  readonly stageIds?: readonly number[];
}

/** One more document of a lesson: a further idea, before a problem. */
export interface LessonPart {
  /** The id of the document, and of its content on the lesson. */
  readonly id: number;
  /** The place of the problem that follows, from 0. */
  readonly before: number;
  readonly title: string;
  readonly content: string;
}

export interface ProblemContent {
  /** The id of the problem, and of its content on the lesson. */
  readonly id: number;
  readonly title: string;
  /** 1 (first steps) to 5. */
  readonly difficulty: number;
  readonly character: 'DOLPHIN' | 'CRAB' | 'TURTLE' | 'NEMO' | 'SEAHORSE' | 'SHARK';
  /** Markdown. */
  readonly content: string;
  /** CODE by default. */
  readonly kind?: ProblemKind;
  /** One of each language the problem allows; all are judged by the same cases. */
  readonly programs: Readonly<Partial<Record<Language, ProgramContent>>>;
  /** Only for a problem of kind STAGE. */
  readonly stage?: StageLevel;
  /** Only for a problem of kind OBJECT. */
  readonly object?: ProblemObject;
  /** From a nudge to nearly there; never the whole answer. */
  readonly hints: readonly string[];
  /** Empty for a stage and an object, which are judged on every seed. */
  readonly cases: readonly CaseContent[];
}

export interface ProgramContent {
  readonly starterCode: string;
  /** Proved against every case by a test; stored nowhere. */
  readonly solution: string;
  /** Programs as children really write them: each ends without an error and is judged WA. */
  readonly wrongAnswers: readonly string[];
  /** Just as real: an error stops them, and they are judged RE. */
  readonly crashes?: readonly string[];
  /** The offered types of blocks; all that fit if it is left out. */
  readonly toolbox?: readonly string[];
}

export interface CaseContent {
  readonly input: string;
  readonly expected: string;
  readonly hidden?: true;
}
