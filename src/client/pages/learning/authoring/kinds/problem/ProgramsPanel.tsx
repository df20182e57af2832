import '@fontsource/jetbrains-mono/latin-500.css';
import { Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Text } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import {
  MOST_WRONG_SOLUTIONS,
  type ProblemPrograms,
} from '#shared/contract/learning/authoring/problemDrafts.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { VERDICT_CODES, VERDICTS } from '#shared/contract/learning/verdicts.ts';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import type { PanelProps } from './problemCalls.ts';
import styles from './Panels.module.css';
import { problemTexts as texts } from './texts.ts';

const CodeEditor = lazy(async () => ({
  default: (await import('#client/pages/learning/editor/CodeEditor.tsx')).CodeEditor,
}));
const BlocksEditor = lazy(async () => ({
  default: (await import('#client/ui/blocks/BlocksEditor.tsx')).BlocksEditor,
}));

type WrongVerdict = ProblemPrograms['wrongList'][number]['verdict'];
const WRONG_VERDICTS = VERDICT_CODES.filter(
  (code): code is WrongVerdict => code !== 'AC' && code !== 'SYSTEM',
);
const NONE: ProblemPrograms = { starter: '', solution: '', wrongList: [] };
/** `starter`, `solution`, or the number of a wrong program from 0. */
type Place = 'starter' | 'solution' | `${number}`;

/** Allowed languages, and for each what pupils begin with, a solution and typical wrong programs. */
export function ProgramsPanel({
  content,
  onContent,
  first,
}: PanelProps & {
  /** The language that is shown at first; null for the first that is allowed. */ readonly first: Language | null;
}) {
  const { programs } = content;
  const allowed = LANGUAGES.filter((language) => programs[language] !== undefined);
  const [chosen, setChosen] = useState(first);
  const [place, setPlace] = useState<Place>('solution');
  const language = chosen !== null && allowed.includes(chosen) ? chosen : allowed[0];
  const own = language === undefined ? undefined : programs[language];
  const setOwn = (change: (before: ProblemPrograms) => ProblemPrograms) =>
    onContent((before) => {
      const old = language === undefined ? undefined : before.programs[language];
      if (language === undefined || !old) return before;
      return { ...before, programs: { ...before.programs, [language]: change(old) } };
    });
  const allow = (one: Language, isAllowed: boolean) => {
    onContent((before) => {
      const { [one]: _gone, ...others } = before.programs;
      return { ...before, programs: isAllowed ? { ...others, [one]: NONE } : others };
    });
    if (isAllowed) setChosen(one);
    setPlace('solution');
  };
  const wrongIndex = place === 'starter' || place === 'solution' ? -1 : Number(place);
  const source =
    own === undefined
      ? ''
      : wrongIndex >= 0
        ? (own.wrongList[wrongIndex]?.source ?? '')
        : own[place as 'starter' | 'solution'];
  const write = (next: string) =>
    setOwn((before) =>
      wrongIndex < 0
        ? { ...before, [place]: next }
        : {
            ...before,
            wrongList: before.wrongList.map((one, at) =>
              at === wrongIndex ? { ...one, source: next } : one,
            ),
          },
    );
  const wrong = own?.wrongList[wrongIndex];
  return (
    <Stack gap={5}>
      <Card as="fieldset" tone="sunken" data-field="programs">
        <Text as="legend" size="label" tone="accent">
          {texts.allowed}
        </Text>
        <Cluster>
          {LANGUAGES.map((one) => (
            <CheckBox
              key={one}
              label={texts.languages[one]}
              checked={programs[one] !== undefined}
              onChange={({ target }) => allow(one, target.checked)}
            />
          ))}
        </Cluster>
      </Card>
      {own === undefined || language === undefined ? (
        <Text size="small" tone="soft">
          {texts.noLanguage}
        </Text>
      ) : (
        <>
          {allowed.length > 1 && (
            <Chips<Language>
              label={texts.allowed}
              options={allowed.map((value) => ({ value, label: texts.languages[value] }))}
              value={language}
              onChange={(next) => {
                setChosen(next);
                setPlace('solution');
              }}
            />
          )}
          <Cluster>
            <Chips<Place>
              label={texts.program}
              options={[
                { value: 'solution', label: texts.solution },
                { value: 'starter', label: texts.starter },
                ...own.wrongList.map((_, index) => ({
                  value: `${index}` as const,
                  label: texts.wrong(index + 1),
                })),
              ]}
              value={place}
              onChange={setPlace}
            />
            {own.wrongList.length < MOST_WRONG_SOLUTIONS && (
              <Button
                tone="alt"
                icon={<Plus />}
                onClick={() => {
                  setPlace(`${own.wrongList.length}`);
                  setOwn((before) => ({
                    ...before,
                    wrongList: [...before.wrongList, { source: '', verdict: 'WA' }],
                  }));
                }}
              >
                {texts.addWrong}
              </Button>
            )}
          </Cluster>
          <Text size="small" tone="soft">
            {wrongIndex >= 0 ? texts.wrongHint : place === 'starter' ? texts.starterHint : texts.solutionHint}
          </Text>
          <div className={styles.editor} data-field={`programs.${language}.solution`}>
            <Suspense fallback={<Loading />}>
              {language === 'BLOCKS' ? (
                <BlocksEditor
                  key={place}
                  source={source}
                  onChange={write}
                  toolbox={null}
                  highlighted={null}
                  errors={[]}
                  limit={null}
                  label={texts.program}
                />
              ) : (
                <CodeEditor
                  key={`${language} ${place}`}
                  language={language}
                  initialSource={source}
                  onChange={write}
                  fault={null}
                  onRun={() => undefined}
                />
              )}
            </Suspense>
          </div>
          {wrong && (
            <Cluster>
              <SelectField
                label={texts.wrongVerdict}
                options={WRONG_VERDICTS.map((code) => ({
                  value: code,
                  label: `${code} · ${VERDICTS[code].label}`,
                }))}
                value={wrong.verdict}
                onChange={(value) =>
                  setOwn((before) => ({
                    ...before,
                    wrongList: before.wrongList.map((one, at) =>
                      at === wrongIndex ? { ...one, verdict: value as WrongVerdict } : one,
                    ),
                  }))
                }
              />
              <Button
                tone="alt"
                icon={<Trash2 />}
                onClick={() => {
                  setPlace('solution');
                  setOwn((before) => ({
                    ...before,
                    wrongList: before.wrongList.filter((_, at) => at !== wrongIndex),
                  }));
                }}
              >
                {texts.removeWrong}
              </Button>
            </Cluster>
          )}
        </>
      )}
    </Stack>
  );
}
