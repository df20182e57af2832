import { Play, RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { cuesAt, readWebVtt } from '#shared/video/webVtt.ts';
import type { WatchedRange } from '#shared/video/watchedRanges.ts';
import { Button } from '../button/Button.tsx';
import { classNames } from '../classNames.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { hintIdOf } from '../form/Field.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import { videoTexts as texts } from './texts.ts';
import { SPEEDS, useVideo } from './useVideo.ts';
import styles from './VideoPlayer.module.css';

export interface VideoPlayerProps {
  readonly title: string;
  readonly src: string;
  readonly poster?: string | undefined;
  /** WebVTT; empty for none. */
  readonly captions?: string;
  readonly startAt?: number;
  /** Drawn on the bar as what is done. */
  readonly watched?: readonly WatchedRange[];
  readonly onPlayed?: (from: number, to: number) => void;
  readonly onRest?: (now: number) => void;
}

const SMALL_STEP = 5;
const STEP = 10;

/** A video with controls of our own: by keys, mouse and touch, with large captions. */
export function VideoPlayer({
  title,
  src,
  poster,
  captions = '',
  startAt = 0,
  watched = [],
  onPlayed,
  onRest,
}: VideoPlayerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [begin] = useState(startAt);
  const [element, control] = useVideo({ startAt: begin, onPlayed, onRest });
  const { status, toggle, seek, setSpeed, toggleMuted } = control;
  const [showsCaptions, setShowsCaptions] = useState(true);
  const isFull = useIsFull(frame);
  const cues = useMemo(() => {
    const read = readWebVtt(captions);
    return 'cues' in read ? read.cues : [];
  }, [captions]);
  const spoken = showsCaptions ? cuesAt(cues, status.now) : [];
  const toggleFull = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen().catch(() => undefined);
  };

  const faster = (by: 1 | -1) => {
    const place = SPEEDS.findIndex((speed) => speed >= status.speed);
    setSpeed(SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, place + by))] ?? 1);
  };
  const actions: Readonly<Record<string, () => void>> = {
    Space: toggle,
    KeyK: toggle,
    ArrowLeft: () => seek(status.now - SMALL_STEP),
    ArrowRight: () => seek(status.now + SMALL_STEP),
    KeyJ: () => seek(status.now - STEP),
    KeyL: () => seek(status.now + STEP),
    ArrowUp: () => faster(1),
    ArrowDown: () => faster(-1),
    Home: () => seek(0),
    KeyC: () => setShowsCaptions((shown) => !shown),
    KeyM: toggleMuted,
    KeyF: toggleFull,
  };

  useKeys(frame, actions);

  return (
    <div
      ref={frame}
      className={classNames(styles.player, status.state !== 'PLAY' && styles.resting, isFull && styles.full)}
      role="group"
      aria-label={`${texts.player}: ${title}`}
      aria-describedby={hintIdOf('video-keys')}
    >
      <div className={styles.screen}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are drawn below, larger than the browser does */}
        <video
          ref={element}
          className={styles.video}
          src={src}
          poster={poster || undefined}
          preload="metadata"
          playsInline
          onClick={toggle}
        />
        {spoken.length > 0 && (
          <p className={styles.captions}>
            {spoken.map(({ from, text }) => (
              <span key={`${from}${text}`}>{text}</span>
            ))}
          </p>
        )}
        {status.waiting && status.state === 'PLAY' && (
          <span className={styles.waiting}>
            <Spinner size={56} />
          </span>
        )}
        {status.state !== 'PLAY' && !status.failed && (
          <button
            type="button"
            className={styles.big}
            aria-label={status.state === 'END' ? texts.replay : texts.play}
            onClick={() => {
              if (status.state === 'END') seek(0);
              toggle();
            }}
          >
            {status.state === 'END' ? <RotateCcw aria-hidden="true" /> : <Play aria-hidden="true" />}
          </button>
        )}
        {status.failed && (
          <div className={styles.failed} role="alert">
            <p>{texts.failed}</p>
            <p>{texts.failedHint}</p>
            <Button tone="alt" onClick={control.retry}>
              {texts.again}
            </Button>
          </div>
        )}
      </div>
      <PlayerControls
        control={control}
        watched={watched}
        captions={cues.length > 0 ? showsCaptions : null}
        onCaptions={() => setShowsCaptions((shown) => !shown)}
        isFull={isFull}
        onFull={toggleFull}
      />
      <p id={hintIdOf('video-keys')} hidden>
        {texts.keys}
      </p>
    </div>
  );
}

/** Elements that take keys themselves. */
const ELSEWHERE = 'a, button, input, select, textarea, [contenteditable], [role="dialog"]';

/** Keys act while nothing else of the page has the focus, and on the player's own buttons. */
function useKeys(
  frame: { readonly current: HTMLElement | null },
  actions: Readonly<Record<string, () => void>>,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, code } = event;
      const act = actions[code];
      if (!act || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
      if (target.closest(ELSEWHERE) && frame.current?.contains(target) !== true) return;
      // A button takes the space itself, a slider and a list their arrows.
      const isOwn = code === 'Space' ? target.matches('button, select') : target.matches('select');
      if (isOwn) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

function useIsFull(frame: { readonly current: HTMLElement | null }): boolean {
  return useSyncExternalStore(
    (tell) => {
      document.addEventListener('fullscreenchange', tell);
      return () => document.removeEventListener('fullscreenchange', tell);
    },
    () => document.fullscreenElement !== null && document.fullscreenElement === frame.current,
  );
}
