import { Lock } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { ShellIcon, type ShellTone } from '#client/ui/stage/ShellIcon.tsx';
import { StarIcon } from '#client/ui/stage/StarIcon.tsx';
import { stageTexts } from '../stage/texts.ts';
import { MOST_STARS } from '#shared/content/stageRoad.ts';
import { type MapShell } from './stageEntries.ts';
import { mapTexts } from './texts.ts';
import styles from './StageMap.module.css';

const TONES = { done: 'done', now: 'now', open: 'open', locked: 'locked' } as const satisfies Record<
  string,
  ShellTone
>;
const SIZES = { done: 58, now: 76, open: 54, locked: 49 } as const;

export interface RoadShellProps {
  readonly shell: MapShell;
  readonly scale: number;
  readonly isChosen: boolean;
  readonly onPress: () => void;
  /** The arrows lead along the road. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A stage on the road: its number, or a lock, and the stars had there. */
export function RoadShell({ shell, scale, isChosen, onPress, onKeyDown }: RoadShellProps) {
  const { spot, state, order, title, theme, starCount, isLast, problemId } = shell;
  const tone = isLast && state !== 'locked' ? 'boss' : TONES[state];
  return (
    <li className={styles.spot} style={{ left: spot.x * scale, top: spot.y * scale }}>
      <button
        type="button"
        className={styles.shell}
        data-stage={problemId}
        data-state={state}
        aria-current={isChosen || undefined}
        tabIndex={isChosen ? 0 : -1}
        onClick={onPress}
        onKeyDown={onKeyDown}
      >
        <ShellIcon tone={tone} size={SIZES[state]} />
        <span className={styles.number} aria-hidden="true">
          {state === 'locked' ? <Lock /> : isLast ? <StarIcon isLit size={30} /> : order}
        </span>
        <VisuallyHidden>
          {mapTexts.shell(stageTexts.themes[theme].place, order, title)}, {mapTexts.states[state]}
          {state === 'done' && `, ${stageTexts.stars(starCount)}`}
        </VisuallyHidden>
      </button>
      {state === 'done' && (
        <span className={styles.stars} aria-hidden="true">
          {Array.from({ length: MOST_STARS }, (_, index) => (
            <StarIcon key={index} isLit={index < starCount} size={20} />
          ))}
        </span>
      )}
    </li>
  );
}
