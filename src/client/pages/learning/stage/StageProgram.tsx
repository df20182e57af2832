import { useTouchDevice } from '#client/ui/keys/useTouchDevice.ts';
import { looseBlockOf } from '#shared/blocks/looseBlock.ts';
import type { Problem } from '#shared/contract/learning/problems.ts';
import { STAGE_ACTIONS, STAGE_SENSES } from '#shared/simulation/stage/stageTypes.ts';
import { StageLanguageTabs } from './StageLanguageTabs.tsx';
import { loopBadges } from './loopBadges.ts';
import { CommandBar } from '../program/CommandBar.tsx';
import { stageKeys } from '../program/commandKeys.ts';
import { ProgramPane } from '../program/ProgramPane.tsx';
import { SignBar } from '../problem/SignBar.tsx';
import { RunningCode } from './RunningCode.tsx';
import { learningTexts } from '../texts.ts';
import { stageTexts } from './texts.ts';
import type { StagePlay } from './useStagePlay.ts';
import styles from './StageProgram.module.css';

/** The commands that a program may call in a level, as each language writes them. */
const COMMANDS = [...STAGE_ACTIONS, ...STAGE_SENSES].flatMap((name) => [
  name,
  name.replaceAll(/[A-Z]/gu, (sign) => `_${sign.toLowerCase()}`),
]);

interface StageProgramProps {
  readonly problem: Problem;
  readonly play: StagePlay;
  /** Beside something else: the earlier versions behind an icon alone. */
  readonly isNarrow?: boolean;
}

/** The program that moves the avatar: its languages, the editor, and the line that runs with what it remembers. */
export function StageProgram({ problem, play, isNarrow = false }: StageProgramProps) {
  const isTouch = useTouchDevice();
  const { level, language, run, player, stop, count } = play;
  const isRunning = player.stop > 0 && !player.isAtEnd;
  const line = stop?.step.line ?? null;
  const block = isRunning && line !== null ? (run?.blockOfLine?.[line - 1] ?? null) : null;
  const fault = run?.fault ?? null;
  const hasFailed = player.isAtEnd && run?.outcome != null && run.outcome.ending !== 'GOAL';
  const loose = hasFailed && language === 'BLOCKS' ? looseBlockOf(run.source) : null;
  const errors = [
    ...(fault?.blockId ? [{ blockId: fault.blockId, message: fault.message }] : []),
    ...(loose ? [{ blockId: loose.blockId, message: learningTexts.looseHere }] : []),
  ];
  const variables =
    stop === undefined ? [] : (run?.trace.findLast(({ step }) => step <= stop.index)?.variables ?? []);
  const badges =
    isRunning && line !== null && run?.blockOfLine
      ? loopBadges(run.code, line, run.blockOfLine, variables)
      : [];
  const codeLine = run?.code.split('\n')[(line ?? 1) - 1] ?? '';
  const { blockLimit } = level;
  return (
    <>
      <StageLanguageTabs
        languages={play.languages}
        language={language}
        mayWait={!isNarrow}
        onChange={play.onLanguage}
      />
      <div className={styles.panel}>
        <ProgramPane
          key={language}
          problem={problem}
          language={language}
          toolbox={level.toolbox}
          blockLimit={blockLimit}
          names={COMMANDS}
          isNarrow={isNarrow}
          {...(language !== 'BLOCKS' && {
            keys: (type, missing) => (
              <>
                {isTouch && <SignBar language={language} missing={missing} onSign={type} />}
                <CommandBar keys={stageKeys(level, language)} onType={type} />
              </>
            ),
          })}
          onSource={play.onSource}
          block={block}
          line={isRunning ? line : null}
          fault={fault}
          errors={errors}
          badges={badges}
          onRun={play.toggle}
        />
        {language !== 'BLOCKS' && (
          <p className={styles.count} data-over={count > blockLimit || undefined}>
            {stageTexts.statementCount(count, blockLimit)}
          </p>
        )}
        {run && !fault && codeLine !== '' && (
          <RunningCode
            language={language === 'PYTHON' ? 'PYTHON' : 'JAVASCRIPT'}
            code={codeLine}
            isRunning={isRunning}
            isOfBlocks={language === 'BLOCKS'}
            variables={variables}
          />
        )}
      </div>
    </>
  );
}
