import type { Language } from '#shared/contract/learning/problems.ts';

/** A language blocks are written in. */
export type ProgramLanguage = Exclude<Language, 'BLOCKS'>;
