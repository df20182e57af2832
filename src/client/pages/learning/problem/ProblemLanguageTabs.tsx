import { Chips } from '#client/ui/tabs/Chips.tsx';
import type { Language } from '#shared/contract/learning/problems.ts';
import { LanguageSign } from '../program/LanguageSign.tsx';
import { learningTexts } from '../texts.ts';

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
      label={learningTexts.language}
      options={languageList.map((value) => ({
        value,
        label: learningTexts.languages[value],
        icon: <LanguageSign language={value} />,
      }))}
      value={language}
      onChange={onLanguage}
    />
  );
}
