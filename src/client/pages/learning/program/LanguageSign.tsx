import { Blocks } from 'lucide-react';
import { classNames } from '#client/ui/classNames.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import styles from './Program.module.css';

/** What a program is written in, as a small picture before the name of the language. */
export function LanguageSign({ language }: { readonly language: Language }) {
  if (language === 'BLOCKS') return <Blocks aria-hidden="true" />;
  return (
    <i className={classNames(styles.sign, language === 'PYTHON' && styles.python)} aria-hidden="true">
      {language === 'PYTHON' ? 'Py' : 'JS'}
    </i>
  );
}
