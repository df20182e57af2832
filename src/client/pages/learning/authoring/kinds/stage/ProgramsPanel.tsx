import '@fontsource/jetbrains-mono/latin-500.css';
import { Plus, Trash2, WandSparkles } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { BlocksEditor } from '#client/ui/blocks/BlocksEditor.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { BlockError } from '#shared/blocks/BlockError.ts';
import { compileBlocks } from '#shared/blocks/compileBlocks.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import {
  MOST_WRONG_PROGRAMS,
  type StageDraftContent,
} from '#shared/contract/learning/authoring/stageDrafts.ts';
import { stageTexts } from '#client/pages/learning/stage/texts.ts';
import type { PanelProps } from './panelProps.ts';
import { sourceOf, type ProgramPlace } from './programPlace.ts';
import { editorTexts } from './texts.ts';
import styles from './Panels.module.css';

const CodeEditor = lazy(async () => ({
  default: (await import('#client/pages/learning/editor/CodeEditor.tsx')).CodeEditor,
}));

const ORDER = ['BLOCKS', 'JAVASCRIPT', 'PYTHON'] as const satisfies readonly Language[];
type Programs = NonNullable<StageDraftContent['programs'][Language]>;

export interface ProgramsPanelProps extends PanelProps {
  readonly place: ProgramPlace;
  readonly onPlace: (place: ProgramPlace) => void;
  /** Counts what was changed from outside the editors, such as undone: they begin anew. */
  readonly revision: number;
  readonly onRevision: () => void;
  readonly onRun: () => void;
}

/** Allowed languages, and for each a solution and typical wrong programs. */
export function ProgramsPanel(props: ProgramsPanelProps) {
  const { content, onContent, place, onPlace, revision, onRevision, onRun } = props;
  const { programs, level } = content;
  const { language, wrong } = place;
  const allowed = ORDER.filter((one) => programs[one] !== undefined);
  const own = programs[language];

  const setPrograms = (change: (before: Programs) => Programs, group: string | null = null) =>
    onContent((before) => {
      const old = before.programs[language];
      return old ? { ...before, programs: { ...before.programs, [language]: change(old) } } : before;
    }, group);
  const allow = (one: Language, isAllowed: boolean) => {
    onContent((before) => {
      const { [one]: _gone, ...others } = before.programs;
      const next = isAllowed ? { ...others, [one]: { solution: '', wrongAnswers: [] } } : others;
      return { ...before, programs: next };
    });
    const shown = isAllowed ? one : (allowed.find((other) => other !== one) ?? one);
    if (isAllowed || one === language) onPlace({ language: shown, wrong: 0 });
  };
  const write = (source: string) =>
    setPrograms(
      (before) =>
        wrong === 0
          ? { ...before, solution: source }
          : {
              ...before,
              wrongAnswers: before.wrongAnswers.map((one, index) => (index === wrong - 1 ? source : one)),
            },
      `program ${language} ${wrong}`,
    );
  const blocks = sourceOf(content, { language: 'BLOCKS', wrong });
  const derive = () => {
    if (language === 'BLOCKS') return;
    try {
      write(compileBlocks(blocks, language).code);
      onRevision();
    } catch (error) {
      if (!(error instanceof BlockError)) throw error;
    }
  };
  const source = sourceOf(content, place);
  const key = `${language} ${wrong} ${revision}`;

  return (
    <>
      <fieldset className={styles.group}>
        <legend>{editorTexts.languages}</legend>
        <div className={styles.row}>
          {ORDER.map((one) => (
            <CheckBox
              key={one}
              label={stageTexts.languages[one]}
              checked={programs[one] !== undefined}
              onChange={({ target }) => allow(one, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      {own === undefined ? (
        <p className={styles.note}>{editorTexts.noLanguage}</p>
      ) : (
        <>
          <Chips<Language>
            label={editorTexts.languages}
            options={allowed.map((value) => ({ value, label: stageTexts.languages[value] }))}
            value={language}
            onChange={(next) => onPlace({ language: next, wrong: 0 })}
          />
          <div className={styles.row}>
            <Chips
              label={editorTexts.program}
              options={[
                { value: '0', label: editorTexts.solution },
                ...own.wrongAnswers.map((_, index) => ({
                  value: `${index + 1}`,
                  label: editorTexts.wrong(index + 1),
                })),
              ]}
              value={`${wrong}`}
              onChange={(value) => onPlace({ language, wrong: Number(value) })}
            />
            {own.wrongAnswers.length < MOST_WRONG_PROGRAMS && (
              <Button
                data-field={`programs.${language}.wrongAnswers`}
                tone="alt"
                icon={<Plus />}
                onClick={() => {
                  setPrograms((before) => ({ ...before, wrongAnswers: [...before.wrongAnswers, ''] }));
                  onPlace({ language, wrong: own.wrongAnswers.length + 1 });
                }}
              >
                {editorTexts.addWrong}
              </Button>
            )}
          </div>
          <p className={styles.note}>{wrong === 0 ? editorTexts.solutionHint : editorTexts.wrongHint}</p>
          <div
            className={styles.editor}
            data-field={`programs.${language}.${wrong === 0 ? 'solution' : `wrongAnswers.${wrong - 1}`}`}
          >
            {language === 'BLOCKS' ? (
              <BlocksEditor
                key={key}
                source={source}
                onChange={write}
                toolbox={level.toolbox}
                highlighted={null}
                errors={[]}
                limit={level.blockLimit}
                label={editorTexts.program}
              />
            ) : (
              <Suspense fallback={<Loading />}>
                <CodeEditor
                  key={key}
                  language={language}
                  initialSource={source}
                  onChange={write}
                  fault={null}
                  onRun={onRun}
                />
              </Suspense>
            )}
          </div>
          <div className={styles.row}>
            {language !== 'BLOCKS' && blocks !== '' && (
              <Button tone="alt" icon={<WandSparkles />} onClick={derive}>
                {editorTexts.fromBlocks}
              </Button>
            )}
            {wrong > 0 && (
              <Button
                tone="alt"
                icon={<Trash2 />}
                onClick={() => {
                  setPrograms((before) => ({
                    ...before,
                    wrongAnswers: before.wrongAnswers.filter((_, index) => index !== wrong - 1),
                  }));
                  onPlace({ language, wrong: wrong - 1 });
                }}
              >
                {editorTexts.removeWrong}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}
