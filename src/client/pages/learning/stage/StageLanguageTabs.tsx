import { classNames } from '#client/ui/classNames.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { LanguageSign } from '../program/LanguageSign.tsx';
import { stageTexts } from './texts.ts';
import styles from './StageProgram.module.css';

export interface StageLanguageTabsProps {
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly onChange: (language: Language) => void;
}

/** The choice of the program's language. The tabs stand on the panel. */
export function StageLanguageTabs({ languages, language, onChange }: StageLanguageTabsProps) {
  return (
    <div className={styles.tabs} role="radiogroup" aria-label={stageTexts.languageList}>
      {languages.map((one) => (
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
    </div>
  );
}
