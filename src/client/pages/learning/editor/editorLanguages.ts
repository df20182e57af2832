import { javascript } from '@codemirror/lang-javascript';
import { python } from '@codemirror/lang-python';
import { indentUnit } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import type { Finding } from '#shared/code/finding.ts';
import { checkJavaScript } from '#shared/code/javascript/checkJavaScript.ts';
import { checkPython } from '#shared/code/python/checkPython.ts';
import type { Language } from '#shared/contract/learning/problems.ts';

export type EditorLanguage = Exclude<Language, 'BLOCKS'>;

interface LanguageTools {
  readonly syntax: readonly Extension[];
  /** `names` are known besides those of the language. */
  readonly check: (source: string, names: readonly string[]) => readonly Finding[];
}

/** The tools in which the languages of the editor differ. */
export const EDITOR_LANGUAGES: Readonly<Record<EditorLanguage, LanguageTools>> = {
  JAVASCRIPT: {
    syntax: [javascript(), indentUnit.of('  ')],
    check: (source, names) => checkJavaScript(source, { names }),
  },
  PYTHON: {
    syntax: [python(), indentUnit.of('    ')],
    check: (source, names) => checkPython(source, { names }),
  },
};
