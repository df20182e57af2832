import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { Language } from '#shared/contract/learning/problems.ts';

/** How programs of a language are kept in files. */
export const PROGRAM_FILES: Readonly<Record<Language, { readonly folder: string; readonly ending: string }>> =
  {
    JAVASCRIPT: { folder: 'javascript', ending: 'js' },
    PYTHON: { folder: 'python', ending: 'py' },
    BLOCKS: { folder: 'blocks', ending: 'json' },
  };

export const languageOfFolder = (folder: string): Language | undefined =>
  LANGUAGES.find((language) => PROGRAM_FILES[language].folder === folder);

/** A number of a file, so that names stand in the order of numbers. */
export const fileNumber = (index: number): string => String(index + 1).padStart(2, '0');
