import { z } from 'zod';

/** The languages of programs. */
export const LANGUAGES = ['JAVASCRIPT', 'PYTHON', 'BLOCKS'] as const;
export const languageSchema = z.enum(LANGUAGES);
