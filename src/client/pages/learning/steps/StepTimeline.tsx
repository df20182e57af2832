import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { ShellIcon } from '#client/ui/stage/ShellIcon.tsx';
import { StarIcon } from '#client/ui/stage/StarIcon.tsx';
import styles from './Steps.module.css';

/** More shells than this would be too small to tell apart. */
const MOST_SHELLS = 13;
/** Steps that a page key goes. */
const PAGE = 10;

export interface StepTimelineProps {
  readonly label: string;
  /** Steps of the run; 0 without one. */
  readonly count: number;
  /** Steps that have begun. */
  readonly stop: number;
  /** The earliest stop that one can go back to; 0, before the first step, when left out. */
  readonly first?: number;
  /** The words for the step at `stop`, for those who do not see it. */
  readonly words: string;
  readonly isCleared: boolean;
  readonly onGo: (stop: number) => void;
}

/** The run as a row of shells; a shell can be dragged to a step. */
export function StepTimeline({ label, count, stop, first = 0, words, isCleared, onGo }: StepTimelineProps) {
  const rail = useRef<HTMLDivElement>(null);
  const shells = Math.min(MOST_SHELLS, Math.max(count, 1));
  /** The command that a shell stands for. */
  const stopOf = (shell: number) =>
    shells === count ? shell + 1 : Math.round(((shell + 1) * count) / shells);
  const nowShell = Array.from({ length: shells }, (_, shell) => stopOf(shell)).findIndex((of) => of >= stop);

  const drag = (event: PointerEvent) => {
    const box = rail.current?.getBoundingClientRect();
    if (!box || count === 0) return;
    const share = (event.clientX - box.left) / box.width;
    onGo(Math.max(first, Math.min(count, Math.round(share * (count - 1)) + 1)));
  };
  const press = (event: KeyboardEvent) => {
    const wanted = {
      ArrowLeft: stop - 1,
      ArrowDown: stop - 1,
      ArrowRight: stop + 1,
      ArrowUp: stop + 1,
      PageDown: stop - PAGE,
      PageUp: stop + PAGE,
      Home: first,
      End: count,
    }[event.key];
    if (wanted === undefined || count === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onGo(Math.max(first, Math.min(count, wanted)));
  };

  return (
    <div className={styles.time}>
      <b className={styles.label} aria-hidden="true">
        {label}
      </b>
      <div
        className={styles.slider}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={first}
        aria-valuemax={count}
        aria-valuenow={stop}
        aria-valuetext={words}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event);
        }}
      >
        <div ref={rail} className={styles.rail}>
          <i
            style={{
              width: `${count <= 1 ? (stop / Math.max(1, count)) * 100 : (Math.max(0, stop - 1) / (count - 1)) * 100}%`,
            }}
          />
        </div>
        <div className={styles.shells} data-alone={shells === 1 || undefined}>
          {Array.from({ length: shells }, (_, shell) => {
            const isNow = count > 0 && stop > 0 && shell === nowShell;
            const isDone = count > 0 && stopOf(shell) <= stop;
            return (
              <span key={shell} className={styles.shell} data-now={isNow || undefined}>
                <ShellIcon tone={isNow ? 'now' : isDone ? 'done' : 'later'} size={isNow ? 36 : 26} />
              </span>
            );
          })}
        </div>
      </div>
      <StarIcon isLit={isCleared} size={36} className={styles.end} />
    </div>
  );
}
