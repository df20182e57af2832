import { Check, Flag, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Bridge } from '#client/bridge/Bridge.ts';
import { BlocksEditor } from '#client/ui/blocks/BlocksEditor.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { Hint, Label, Text } from '#client/ui/text/Text.tsx';
import { useMedia } from '#client/ui/useMedia.ts';
import { writeBlocks } from '#shared/blocks/writeBlocks.ts';
import { FIRST_PATH } from '#shared/content/firstPath.ts';
import { Ribbon } from '../stage/Ribbon.tsx';
import { RUN_KEY, useStepKeys } from '../steps/useStepKeys.ts';
import { learningTexts } from '../texts.ts';
import program from '../program/Program.module.css';
import { codeObjectSaying } from './codeObjectSaying.ts';
import { ObjectBubble } from './ObjectBubble.tsx';
import { RunControls } from './RunControls.tsx';
import { RunTrail } from './RunTrail.tsx';
import { codeObjectTexts } from './texts.ts';
import { useEditorKeys } from './useEditorKeys.ts';
import { ANSWER_MS, SMALL, useEditorView } from './useEditorView.ts';
import type { Speed } from './useObjectPlayer.ts';
import { useRunInWorld } from './useRunInWorld.ts';
import styles from './CodeObjectEditor.module.css';

export interface FirstPathEditorProps {
  readonly bridge: Bridge;
  /** The blocks as they were left; null begins anew. */
  readonly firstSource: string | null;
  readonly onSource: (source: string) => void;
  /** The avatar has reached the shell, and the sea has answered. */
  readonly onMet: (source: string) => void;
  readonly onClose: () => void;
}

const { object, hints } = FIRST_PATH;

/** The first path of shells without an account: the same editor, whose program runs and stays in this browser. */
export function FirstPathEditor({ bridge, firstSource, onSource, onMet, onClose }: FirstPathEditorProps) {
  const dock = useRef<HTMLElement>(null);
  const editor = useRef<HTMLElement>(null);
  useEditorView({ bridge, objectId: object.id, dock });
  useEditorKeys(editor, onClose);
  const isCalm = useReducedMotion();
  const hasGoalCard = !useMedia(SMALL);
  const [source, setSource] = useState(() => firstSource ?? writeBlocks([]));
  const [speed, setSpeed] = useState<Speed>('normal');
  /** The hint that is read, from 1; 0 for none. */
  const [hint, setHint] = useState(0);

  const work = useRunInWorld({
    ...{ bridge, object, source, speed },
    seeds: FIRST_PATH.seeds,
    language: 'BLOCKS',
    onMet: () => void setTimeout(() => onMet(source), ANSWER_MS),
    onPicture: noPicture,
  });
  const { run, player, line, isAtEnd, hasMet } = work;
  const start = (how: 'play' | 'step') => {
    setHint(0);
    void work.start(how);
  };
  const toggle = () => (player.isPlaying ? player.pause() : start('play'));
  useStepKeys({
    [RUN_KEY]: toggle,
    Space: toggle,
    ArrowRight: () => start('step'),
    ArrowLeft: player.stepBack,
    KeyR: player.toStart,
  });

  const fault = isAtEnd ? (run?.fault ?? null) : null;
  return (
    <section
      ref={editor}
      className={styles.editor}
      aria-label={codeObjectTexts.editorOf(object.name)}
      tabIndex={-1}
    >
      <Button tone="sea" className={styles.close} icon={<X aria-hidden="true" />} onClick={onClose}>
        {codeObjectTexts.close}
      </Button>
      <Ribbon level={2} tone="sea" name={object.name} className={styles.ribbon} />
      <div className={styles.goal} data-met={hasMet || undefined}>
        <Flag aria-hidden="true" size={26} />
        <div>
          <Label>{FIRST_PATH.title}</Label>
          <Text size="small" bold>
            {FIRST_PATH.mission}
          </Text>
        </div>
        {hasMet && (
          <Chip tone="success" icon={<Check aria-hidden="true" />}>
            {codeObjectTexts.reached}
          </Chip>
        )}
      </div>
      <section ref={dock} className={styles.dock} aria-label={codeObjectTexts.code} data-language="BLOCKS">
        <Hint>{codeObjectTexts.firstBlocks}</Hint>
        <div className={styles.program}>
          <div className={program.pane}>
            <BlocksEditor
              source={source}
              onChange={(next) => {
                setSource(next);
                onSource(next);
              }}
              toolbox={FIRST_PATH.toolbox}
              highlighted={line?.blockId ?? null}
              errors={fault?.blockId ? [{ blockId: fault.blockId, message: fault.message }] : []}
              badges={NO_BADGES}
              limit={null}
              hasRunKey
              isGuided
              label={learningTexts.languages.BLOCKS}
            />
          </div>
        </div>
        <RunControls
          isPlaying={player.isPlaying}
          isThinking={work.isThinking}
          hasBegun={player.begun > 0}
          isAtEnd={player.isAtEnd}
          speed={speed}
          onStart={player.toStart}
          onBack={player.stepBack}
          onRun={toggle}
          onStep={() => start('step')}
          onSpeed={setSpeed}
        />
        <ObjectBubble
          saying={codeObjectSaying({
            ...{ objectName: object.name, isFirst: true, run, isAtEnd },
            task: hasGoalCard ? codeObjectTexts.begin.first : FIRST_PATH.mission,
            submission: null,
            note: null,
            hint: hints[hint - 1] ?? null,
          })}
          next={(hint % hints.length) + 1}
          hintCount={hints.length}
          isFetching={false}
          onHint={() => {
            requestSound('hint');
            setHint((hint % hints.length) + 1);
          }}
        />
      </section>
      {!isCalm && line !== undefined && <RunTrail bridge={bridge} object={object} dock={dock} />}
    </section>
  );
}

const noPicture = () => undefined;
const NO_BADGES: readonly { readonly blockId: string; readonly text: string }[] = [];
