import '@fontsource/jetbrains-mono/latin-500.css';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BlocksEditor } from '#client/ui/blocks/BlocksEditor.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { useTouchDevice } from '#client/ui/keys/useTouchDevice.ts';
import { NO_LIMITS } from '#shared/authoring/ownBoard.ts';
import { looseBlockOf } from '#shared/blocks/looseBlock.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { OwnBoard, OwnStageContent } from '#shared/contract/learning/ownStages.ts';
import { STAGE_ACTIONS, STAGE_SENSES } from '#shared/simulation/stage/stageTypes.ts';
import type { EditorHandle } from '../editor/createEditor.ts';
import { CommandBar } from '../program/CommandBar.tsx';
import { stageKeys } from '../program/commandKeys.ts';
import { SignBar } from '../problem/SignBar.tsx';
import { DolphinHint } from '../stage/DolphinHint.tsx';
import { StageLanguageTabs } from '../stage/StageLanguageTabs.tsx';
import { stageSaying } from '../stage/stageSaying.ts';
import type { StagePlay } from '../stage/useStagePlay.ts';
import { learningTexts } from '../texts.ts';
import { ownStageTexts as texts } from './texts.ts';
import program from '../program/Program.module.css';
import styles from '../stage/StageProgram.module.css';

const CodeEditor = lazy(async () => ({ default: (await import('../editor/CodeEditor.tsx')).CodeEditor }));

const NAMES = [...STAGE_ACTIONS, ...STAGE_SENSES].flatMap((name) => [
  name,
  name.replaceAll(/[A-Z]/gu, (sign) => `_${sign.toLowerCase()}`),
]);

type Programs = OwnStageContent['programs'];

interface OwnProgramProps {
  readonly play: StagePlay;
  readonly goal: OwnBoard['goal'];
  /** The sources written before, by language. */
  readonly programs: Programs;
  readonly onPrograms?: (programs: Programs) => void;
}

/** The program on a child's stage, which no problem keeps: its languages, the editor, and what the dolphin says. */
export function OwnProgram({ play, goal, programs, onPrograms }: OwnProgramProps) {
  const { language } = play;
  const [written, setWritten] = useState(programs);
  const saying = stageSaying({
    problem: { content: texts.missions[goal] },
    run: play.run,
    isAtEnd: play.player.isAtEnd || play.film.stops.length === 0,
    hint: null,
    hintFailed: false,
  });
  return (
    <>
      <StageLanguageTabs languages={play.languages} language={language} mayWait onChange={play.onLanguage} />
      <div className={styles.panel}>
        <Editor
          key={language}
          play={play}
          first={written[language] ?? ''}
          onSource={(source) => {
            const next = { ...written, [language]: source };
            setWritten(next);
            onPrograms?.(next);
          }}
        />
      </div>
      <DolphinHint
        words={saying.words}
        isUrgent={saying.isUrgent}
        hintsOpen={0}
        hintCount={0}
        isFetching={false}
        onHint={() => undefined}
      />
    </>
  );
}

function Editor({
  play,
  first,
  onSource,
}: {
  readonly play: StagePlay;
  readonly first: string;
  readonly onSource: (source: string) => void;
}) {
  const { level, language, run, player, stop } = play;
  const [source, setSource] = useState(first);
  const [missing, setMissing] = useState<string | null>(null);
  const editor = useRef<EditorHandle>(null);
  const isTouch = useTouchDevice();
  const begin = useEffectEvent(() => play.onSource(first));
  useEffect(() => begin(), []);
  const change = (next: string) => {
    setSource(next);
    play.onSource(next);
    onSource(next);
  };
  const isRunning = player.stop > 0 && !player.isAtEnd;
  const line = isRunning ? (stop?.step.line ?? null) : null;
  const fault = run?.fault ?? null;
  if (language === 'BLOCKS')
    return (
      <div className={program.pane}>
        <BlocksEditor
          source={source}
          onChange={change}
          toolbox={level.toolbox}
          highlighted={line === null ? null : (run?.blockOfLine?.[line - 1] ?? null)}
          errors={[
            ...(fault?.blockId ? [{ blockId: fault.blockId, message: fault.message }] : []),
            ...looseOf(play),
          ]}
          limit={level.blockLimit < NO_LIMITS.blockLimit ? level.blockLimit : null}
          hasRunKey
          label={learningTexts.languages.BLOCKS}
        />
      </div>
    );
  return (
    <div className={program.pane}>
      <Suspense fallback={<Loading />}>
        <CodeEditor
          ref={editor}
          language={language}
          initialSource={first}
          onChange={change}
          onMissing={setMissing}
          fault={fault}
          runningLine={line}
          names={NAMES}
          onRun={play.toggle}
        />
      </Suspense>
      <div className={program.keys}>
        {isTouch && (
          <SignBar language={language} missing={missing} onSign={(code) => editor.current?.type(code)} />
        )}
        <CommandBar keys={stageKeys(level, language)} onType={(code) => editor.current?.type(code)} />
      </div>
    </div>
  );
}

/** A block beside the program explains best why less happened than expected. */
function looseOf({ run, player }: StagePlay) {
  const hasFailed = player.isAtEnd && run?.outcome != null && run.outcome.ending !== 'GOAL';
  const loose = hasFailed ? looseBlockOf(run.source) : null;
  return loose ? [{ blockId: loose.blockId, message: learningTexts.looseHere }] : [];
}

export const LANGUAGES_OF_STAGES: { readonly languageList: Language[] } = {
  languageList: ['BLOCKS', 'JAVASCRIPT', 'PYTHON'],
};
