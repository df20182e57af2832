import { Blocks } from 'lucide-react';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import type { Language } from '#shared/contract/learning/problems.ts';
import { learningTexts } from '../texts.ts';
import styles from './ProblemLanguageTabs.module.css';

const SIGNS = {
  JAVASCRIPT: <i className={styles.js}>JS</i>,
  PYTHON: <i className={styles.py}>Py</i>,
  BLOCKS: <Blocks aria-hidden="true" />,
} as const satisfies Record<Language, unknown>;

/** The languages a problem allows; each has a draft of its own. */
export function ProblemLanguageTabs({
  languageList,
  language,
  onLanguage,
}: {
  readonly languageList: readonly Language[];
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}) {
  return (
    <Chips
      className={styles.tabs}
      label={learningTexts.language}
      options={languageList.map((value) => ({
        value,
        label: learningTexts.languages[value],
        icon: SIGNS[value],
      }))}
      value={language}
      onChange={onLanguage}
    />
  );
}
