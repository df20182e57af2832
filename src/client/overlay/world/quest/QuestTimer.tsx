import { AlarmClock, Clock } from 'lucide-react';
import { useNow } from '#client/ui/motion/useNow.ts';
import { questTexts } from './texts.ts';
import { formatSeconds, isShort, secondsLeft } from './timeLeft.ts';
import styles from '#client/overlay/world/hud/Hud.module.css';

/** The rest of a time limit. */
export function QuestTimer({ expiresAt }: { readonly expiresAt: string }) {
  const seconds = secondsLeft(expiresAt, useNow(250));
  const short = isShort(seconds);
  const Icon = short ? AlarmClock : Clock;
  return (
    <p className={styles.timer} data-short={short || undefined} role="timer" aria-label={questTexts.timeLeft}>
      <Icon aria-hidden="true" />
      {formatSeconds(seconds)}
    </p>
  );
}
