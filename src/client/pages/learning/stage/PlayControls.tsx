import { Fish, Pause, Play, Rewind, Snail, StepForward, Turtle, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/classNames.ts';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { Speed } from './useFilmPlayer.ts';
import { stageTexts } from './texts.ts';
import styles from './PlayControls.module.css';

export interface PlayControlsProps {
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

const SPEED_ICONS = { snail: Snail, turtle: Turtle, fish: Fish } as const;
const SPEED_ORDER = ['snail', 'turtle', 'fish'] as const;

/** Back to the start, a step back, run or stop, a step on, and how fast. */
export function PlayControls(props: PlayControlsProps) {
  const { isPlaying, isThinking, hasBegun, isAtEnd, speed } = props;
  const runText = isThinking
    ? stageTexts.thinking
    : isPlaying
      ? stageTexts.pause
      : hasBegun && !isAtEnd
        ? stageTexts.resume
        : stageTexts.run;
  const next = SPEED_ORDER[(SPEED_ORDER.indexOf(speed) + 1) % SPEED_ORDER.length] ?? 'turtle';
  const NowIcon = SPEED_ICONS[speed];
  return (
    <div className={styles.row}>
      <RoundButton
        label={stageTexts.toStart}
        sign="R"
        keys="R"
        icon={<Rewind />}
        disabled={!hasBegun}
        onPress={props.onStart}
      />
      <RoundButton
        label={stageTexts.stepBack}
        sign="←"
        keys="ArrowLeft"
        icon={<Undo2 />}
        disabled={!hasBegun}
        onPress={props.onBack}
      />
      <div className={styles.go}>
        <button
          type="button"
          className={styles.run}
          aria-keyshortcuts="Space Control+Enter"
          aria-busy={isThinking}
          onClick={props.onRun}
        >
          {isThinking ? (
            <Spinner size={28} />
          ) : isPlaying ? (
            <Pause className={styles.solid} />
          ) : (
            <Play className={styles.solid} />
          )}
          {runText}
        </button>
        <kbd className={styles.key}>{stageTexts.keys.space}</kbd>
      </div>
      <RoundButton
        label={stageTexts.step}
        sign="→"
        keys="ArrowRight"
        icon={<StepForward />}
        disabled={isThinking}
        onPress={props.onStep}
      />
      <div className={styles.speeds} role="radiogroup" aria-label={stageTexts.speed}>
        {SPEED_ORDER.map((one) => {
          const Icon = SPEED_ICONS[one];
          return (
            <label key={one} className={classNames(styles.speed, one === speed && styles.chosen)}>
              <input
                type="radio"
                name="stage-speed"
                value={one}
                checked={one === speed}
                onChange={() => props.onSpeed(one)}
              />
              <Icon aria-hidden="true" />
              {stageTexts.speeds[one]}
            </label>
          );
        })}
      </div>
      <button
        type="button"
        className={classNames(styles.round, styles.nextSpeed)}
        aria-label={`${stageTexts.speed}: ${stageTexts.speeds[speed]}`}
        onClick={() => props.onSpeed(next)}
      >
        <NowIcon aria-hidden="true" />
        <small>{stageTexts.speeds[speed]}</small>
      </button>
    </div>
  );
}

interface RoundButtonProps {
  readonly label: string;
  /** On the key's cap. */
  readonly sign: string;
  readonly keys: string;
  readonly icon: ReactNode;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function RoundButton({ label, sign, keys, icon, disabled, onPress }: RoundButtonProps) {
  return (
    <div className={styles.part}>
      <button
        type="button"
        className={styles.round}
        aria-label={label}
        aria-keyshortcuts={keys}
        disabled={disabled}
        onClick={onPress}
      >
        {icon}
      </button>
      <kbd className={styles.key}>{sign}</kbd>
      <span className={styles.caption} aria-hidden="true">
        {label}
      </span>
    </div>
  );
}
