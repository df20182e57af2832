import { Pause, Play, Rewind, StepForward, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/classNames.ts';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { codeObjectTexts } from './texts.ts';
import { SPEEDS, type Speed } from './useObjectPlayer.ts';
import play from '../stage/PlayControls.module.css';
import styles from './CodeObjectEditor.module.css';

export interface RunControlsProps {
  readonly isPlaying: boolean;
  /** The program is being computed. */
  readonly isThinking: boolean;
  /** Something of a run was shown already. */
  readonly hasBegun: boolean;
  readonly isAtEnd: boolean;
  readonly speed: Speed;
  readonly onStart: () => void;
  readonly onBack: () => void;
  readonly onRun: () => void;
  readonly onStep: () => void;
  readonly onSpeed: (speed: Speed) => void;
}

const SPEED_ORDER = Object.keys(SPEEDS) as readonly Speed[];

/** Back to the start, a line back, run or pause, a line on, and how fast. */
export function RunControls(props: RunControlsProps) {
  const { isPlaying, isThinking, hasBegun, isAtEnd, speed } = props;
  const runText = isThinking
    ? codeObjectTexts.thinking
    : isPlaying
      ? codeObjectTexts.pause
      : hasBegun && !isAtEnd
        ? codeObjectTexts.resume
        : codeObjectTexts.run;
  return (
    <div className={classNames(play.row, play.small)}>
      <Round
        label={codeObjectTexts.toStart}
        keys="R"
        icon={<Rewind />}
        disabled={!hasBegun}
        onPress={props.onStart}
      />
      <Round
        label={codeObjectTexts.stepBack}
        keys="ArrowLeft"
        icon={<Undo2 />}
        disabled={!hasBegun}
        onPress={props.onBack}
      />
      <button
        type="button"
        className={play.run}
        aria-keyshortcuts="Space Control+Enter"
        aria-busy={isThinking}
        onClick={props.onRun}
      >
        {isThinking ? (
          <Spinner size={26} />
        ) : isPlaying ? (
          <Pause className={play.solid} />
        ) : (
          <Play className={play.solid} />
        )}
        {runText}
      </button>
      <Round
        label={codeObjectTexts.step}
        keys="ArrowRight"
        icon={<StepForward />}
        disabled={isThinking}
        onPress={props.onStep}
      />
      <label className={styles.speed}>
        <input
          type="range"
          min={0}
          max={SPEED_ORDER.length - 1}
          value={SPEED_ORDER.indexOf(speed)}
          aria-label={codeObjectTexts.speed}
          aria-valuetext={codeObjectTexts.speeds[speed]}
          onChange={({ target }) => props.onSpeed(SPEED_ORDER[Number(target.value)] ?? 'normal')}
        />
        <span aria-hidden="true">{`${codeObjectTexts.speed} ${codeObjectTexts.speeds[speed]}`}</span>
      </label>
    </div>
  );
}

interface RoundProps {
  readonly label: string;
  readonly keys: string;
  readonly icon: ReactNode;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function Round({ label, keys, icon, disabled, onPress }: RoundProps) {
  return (
    <button
      type="button"
      className={play.round}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      disabled={disabled}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
