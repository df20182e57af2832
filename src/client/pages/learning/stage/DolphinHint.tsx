import { Lightbulb, Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { canSpeak, readAloud, stopSpeaking } from '#client/ui/sound/readAloud.ts';
import { stageTexts } from './texts.ts';
import styles from './DolphinHint.module.css';

export interface DolphinHintProps {
  readonly words: string;
  /** Said at once to those who do not see it. */
  readonly isUrgent: boolean;
  readonly hintsOpen: number;
  readonly hintCount: number;
  readonly isFetching: boolean;
  readonly onHint: () => void;
}

/** The teacher in a ring with what it has to say now, read aloud at a press. */
export function DolphinHint({ words, isUrgent, hintsOpen, hintCount, isFetching, onHint }: DolphinHintProps) {
  useEffect(() => stopSpeaking, []);
  return (
    <section className={styles.hint} aria-label={stageTexts.teacher} data-urgent={isUrgent || undefined}>
      <span className={styles.ring} aria-hidden="true">
        <Mascot sprite="dolphin" size={132} still className={styles.face} />
      </span>
      <b className={styles.name} aria-hidden="true">
        {stageTexts.teacher}
      </b>
      <p className={styles.words} role={isUrgent ? 'alert' : 'status'}>
        {words}
      </p>
      <div className={styles.buttons}>
        {canSpeak() && (
          <button type="button" className={styles.button} onClick={() => readAloud(words)}>
            <Volume2 aria-hidden="true" />
            <span>{stageTexts.listen}</span>
          </button>
        )}
        {hintCount > 0 && (
          <button type="button" className={styles.button} aria-busy={isFetching} onClick={onHint}>
            <Lightbulb aria-hidden="true" />
            <span>{stageTexts.hint(Math.min(hintsOpen + 1, hintCount), hintCount)}</span>
          </button>
        )}
      </div>
    </section>
  );
}
