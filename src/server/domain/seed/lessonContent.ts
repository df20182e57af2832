/** A lesson as its authors write it; ids follow from the lesson's number (see `lessonIds.ts`). */
export interface LessonContent {
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly document: { readonly title: string; readonly content: string };
  readonly problems: readonly ProblemContent[];
}

export interface ProblemContent {
  readonly title: string;
  /** 1 (first steps) to 5. */
  readonly difficulty: number;
  readonly character: 'DOLPHIN' | 'CRAB' | 'TURTLE' | 'NEMO' | 'SEAHORSE' | 'SHARK';
  /** Markdown. */
  readonly content: string;
  readonly starterCode: string;
  /** From a nudge to nearly there; never the whole answer. */
  readonly hints: readonly string[];
  readonly cases: readonly CaseContent[];
  /** Proved against every case by a test; stored nowhere. */
  readonly solution: string;
  /** Plausible wrong answers; the test proves that the cases catch them. */
  readonly wrongAnswers: readonly string[];
}

export interface CaseContent {
  readonly input: string;
  readonly expected: string;
  readonly hidden?: true;
}
