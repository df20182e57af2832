import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  RotateCw,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { WatchedRange } from '#shared/video/watchedRanges.ts';
import { clockText } from './clockText.ts';
import { videoTexts as texts } from './texts.ts';
import { SPEEDS, type VideoControl } from './useVideo.ts';
import styles from './VideoPlayer.module.css';

const STEP = 10;

/** The bar below a video: where it is, and what can be done with it. */
export function PlayerControls({
  control,
  watched,
  captions,
  onCaptions,
  isFull,
  onFull,
}: {
  readonly control: VideoControl;
  readonly watched: readonly WatchedRange[];
  /** Whether they are shown; null where there are none. */
  readonly captions: boolean | null;
  readonly onCaptions: () => void;
  readonly isFull: boolean;
  readonly onFull: () => void;
}) {
  const { status, toggle, seek, setSpeed, toggleMuted } = control;
  const { now, length, state, speed, muted } = status;
  const share = (seconds: number) => `${length > 0 ? Math.min(100, (100 * seconds) / length) : 0}%`;
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <div className={styles.track} aria-hidden="true">
          {watched.map(([from, to]) => (
            <i key={from} style={{ left: share(from), width: share(to - from) }} />
          ))}
          <b style={{ width: share(now) }} />
        </div>
        <input
          type="range"
          className={styles.seek}
          aria-label={texts.seek}
          aria-valuetext={texts.place(clockText(now), clockText(length))}
          min={0}
          max={Math.max(1, length)}
          step={0.1}
          value={Math.min(now, length)}
          onChange={({ target }) => seek(Number(target.value))}
        />
      </div>
      <div className={styles.buttons}>
        <Press label={state === 'PLAY' ? texts.pause : texts.play} onPress={toggle} isMain>
          {state === 'PLAY' ? <Pause /> : <Play />}
        </Press>
        <Press label={texts.back} onPress={() => seek(now - STEP)}>
          <RotateCcw />
        </Press>
        <Press label={texts.ahead} onPress={() => seek(now + STEP)}>
          <RotateCw />
        </Press>
        <span className={styles.time}>
          {clockText(now)} / {clockText(length)}
        </span>
        <span className={styles.rest} />
        <label className={styles.speed}>
          <span aria-hidden="true">{texts.speed}</span>
          <select
            aria-label={texts.speed}
            value={speed}
            onChange={({ target }) => setSpeed(Number(target.value))}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {texts.speedOf(one)}
              </option>
            ))}
          </select>
        </label>
        {captions !== null && (
          <Press label={texts.captions} isOn={captions} onPress={onCaptions}>
            {captions ? <Captions /> : <CaptionsOff />}
          </Press>
        )}
        <Press label={muted ? texts.unmute : texts.mute} onPress={toggleMuted}>
          {muted ? <VolumeX /> : <Volume2 />}
        </Press>
        <Press label={isFull ? texts.smallScreen : texts.fullScreen} onPress={onFull}>
          {isFull ? <Minimize /> : <Maximize />}
        </Press>
      </div>
    </div>
  );
}

function Press({
  label,
  isOn,
  isMain = false,
  onPress,
  children,
}: {
  readonly label: string;
  readonly isOn?: boolean;
  readonly isMain?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={isMain ? styles.main : styles.press}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
