import { hudTexts } from './texts.ts';
import styles from './KeyHints.module.css';

const KEYS = [
  { keys: ['←', '→'], does: hudTexts.walk },
  { keys: [hudTexts.space], does: hudTexts.jump },
  { keys: ['↑'], does: hudTexts.talk },
  { keys: [hudTexts.enter], does: hudTexts.chat },
] as const;

/** The keys, for whoever has a keyboard. */
export function KeyHints() {
  return (
    <dl className={styles.hints} aria-label={hudTexts.keys}>
      {KEYS.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
