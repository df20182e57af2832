import { Blocks } from 'lucide-react';
import { classNames } from '#client/ui/classNames.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import styles from './Program.module.css';

/** The language of a program, as a small picture before its name. */
export function LanguageSign({ language }: { readonly language: Language }) {
  if (language === 'BLOCKS') return <Blocks aria-hidden="true" />;
  return (
    <i className={classNames(styles.sign, language === 'PYTHON' && styles.python)} aria-hidden="true">
      {language === 'PYTHON' ? 'Py' : 'JS'}
    </i>
  );
}
