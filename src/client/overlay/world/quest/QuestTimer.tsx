import { AlarmClock, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loadQuests } from '#client/net/rest/world/quests.ts';
import { questTexts } from './texts.ts';
import { formatSeconds, isShort, secondsLeft } from './timeLeft.ts';
import styles from './QuestTimer.module.css';

/** What is left of a time limit; at its end the quests are asked for anew, because the server gives it back. */
export function QuestTimer({ expiresAt }: { readonly expiresAt: string }) {
  const [seconds, setSeconds] = useState(() => secondsLeft(expiresAt, Date.now()));

  useEffect(() => {
    const timer = setInterval(() => {
      const left = secondsLeft(expiresAt, Date.now());
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      void loadQuests().catch(() => undefined);
    }, 250);
    return () => clearInterval(timer);
  }, [expiresAt]);

  const short = isShort(seconds);
  const Icon = short ? AlarmClock : Clock;
  return (
    <p className={styles.timer} data-short={short || undefined} role="timer" aria-label={questTexts.timeLeft}>
      <Icon aria-hidden="true" />
      {formatSeconds(seconds)}
    </p>
  );
}
