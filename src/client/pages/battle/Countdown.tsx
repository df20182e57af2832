import { battleTexts as texts } from './texts.ts';
import { useServerNow } from './useServerNow.ts';
import styles from './Race.module.css';

/** The last seconds before a start, over the whole race. */
export function Countdown({ startsAt }: { readonly startsAt: string }) {
  const now = useServerNow(100);
  const seconds = Math.ceil((Date.parse(startsAt) - now) / 1000);
  return (
    <div className={styles.countdown} role="status">
      <p>{texts.getReady}</p>
      <b key={seconds}>{texts.countdown(Math.max(0, seconds))}</b>
    </div>
  );
}
