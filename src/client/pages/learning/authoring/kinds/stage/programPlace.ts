import type { Language } from '#shared/contract/learning/problems.ts';
import type { StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';

/** A program of a stage: 0 is the solution, the wrong ones count from 1. */
export interface ProgramPlace {
  readonly language: Language;
  readonly wrong: number;
}

/** Empty where there is none. */
export function sourceOf({ programs }: StageDraftContent, { language, wrong }: ProgramPlace): string {
  const own = programs[language];
  return (wrong === 0 ? own?.solution : own?.wrongAnswers[wrong - 1]) ?? '';
}

/** The place itself while it is there, else the first solution. */
export function placeIn({ programs }: StageDraftContent, place: ProgramPlace): ProgramPlace {
  const own = programs[place.language];
  if (own && place.wrong <= own.wrongAnswers.length) return place;
  const languages = ['BLOCKS', 'JAVASCRIPT', 'PYTHON'] as const;
  return { language: languages.find((one) => programs[one]) ?? place.language, wrong: 0 };
}
