import type { ContestClock } from '#shared/contract/battle/scoreboards.ts';
import { battleTexts } from '../texts.ts';
import { useServerNow } from '../useServerNow.ts';
import styles from './ScreenFrame.module.css';

const LAST_MS = 60_000;

/** The clock of a wall: to the start, then what is left, red in the last minute. */
export function ScreenClock({ clock }: { readonly clock: ContestClock }) {
  const now = useServerNow(250);
  const at = clock.pausedAt === null ? now : Date.parse(clock.serverTime);
  const isComing = clock.state === 'COUNTDOWN';
  const left = isComing
    ? Date.parse(clock.startsAt) - now
    : Math.min(clock.durationMs, Math.max(0, Date.parse(clock.endsAt) - at));
  const isLast = clock.state === 'RUNNING' && left <= LAST_MS;
  return (
    <div className={styles.clock} data-last={isLast || undefined}>
      <b role="timer">{clock.state === 'ENDED' ? battleTexts.clock(0) : battleTexts.until(left)}</b>
      <span>{battleTexts.screen.notes[clock.state]}</span>
    </div>
  );
}
