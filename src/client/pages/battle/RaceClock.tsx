import { AlarmClock, Hourglass, Pause } from 'lucide-react';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import type { ContestClock } from '#shared/contract/battle/scoreboards.ts';
import { battleTexts as texts } from './texts.ts';
import { useServerNow } from './useServerNow.ts';
import styles from './Race.module.css';

const MINUTE_MS = 60_000;
const LAST_MS = 10_000;

/** The time left of the race by the server's clock; from ten seconds on it is red. */
export function RaceClock({ clock }: { readonly clock: ContestClock }) {
  const now = useServerNow(250);
  const at = clock.pausedAt === null ? now : Date.parse(clock.serverTime);
  const left = Math.min(clock.durationMs, Math.max(0, Date.parse(clock.endsAt) - at));
  const isLast = clock.state === 'RUNNING' && left <= LAST_MS;
  const note =
    clock.state === 'PAUSED'
      ? texts.paused
      : clock.state === 'JUDGING' || left === 0
        ? texts.judging
        : isLast
          ? texts.nearEnd
          : texts.timeLeft;
  return (
    <div className={styles.clock} data-last={isLast || undefined}>
      {clock.state === 'PAUSED' ? (
        <Pause aria-hidden="true" />
      ) : clock.state === 'JUDGING' ? (
        <Hourglass aria-hidden="true" />
      ) : (
        <AlarmClock aria-hidden="true" />
      )}
      <b role="timer" aria-label={texts.timeLeft}>
        {texts.clock(left)}
      </b>
      <span>{note}</span>
      <VisuallyHidden>
        <span role="status">
          {clock.state !== 'RUNNING' || left > MINUTE_MS ? '' : isLast ? texts.tenSeconds : texts.oneMinute}
        </span>
      </VisuallyHidden>
    </div>
  );
}
