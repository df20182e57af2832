import type { Language } from '#shared/contract/learning/problems.ts';

/** A language that blocks are compiled to. */
export type ProgramLanguage = Exclude<Language, 'BLOCKS'>;
