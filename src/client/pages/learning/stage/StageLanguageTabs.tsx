import { classNames } from '#client/ui/classNames.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { LanguageSign } from '../program/LanguageSign.tsx';
import { useLetters } from '../program/useLetters.ts';
import { learningTexts } from '../texts.ts';
import { stageTexts } from './texts.ts';
import styles from './StageProgram.module.css';

export interface StageLanguageTabsProps {
  readonly languages: readonly Language[];
  readonly language: Language;
  /** Blocks stand alone until the story comes to letters; in a race every language counts. */
  readonly mayWait: boolean;
  readonly onChange: (language: Language) => void;
}

/** The choice of the program's language. The tabs stand on the panel. */
export function StageLanguageTabs({ languages, language, mayWait, onChange }: StageLanguageTabsProps) {
  const letters = useLetters();
  const isWaiting = mayWait && language === 'BLOCKS' && languages.length > 1 && !letters.areOffered;
  return (
    <div className={styles.tabs} role="radiogroup" aria-label={stageTexts.languageList}>
      {(isWaiting ? (['BLOCKS'] as const) : languages).map((one) => (
        <label key={one} className={classNames(styles.tab, one === language && styles.here)}>
          <input
            type="radio"
            name="stage-language"
            checked={one === language}
            onChange={() => onChange(one)}
          />
          <LanguageSign language={one} />
          <span className={styles.language}>{stageTexts.languages[one]}</span>
        </label>
      ))}
      {isWaiting && (
        <button type="button" className={styles.tab} onClick={letters.choose}>
          {learningTexts.withLetters}
        </button>
      )}
    </div>
  );
}
