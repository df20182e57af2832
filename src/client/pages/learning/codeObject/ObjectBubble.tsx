import { Lightbulb, Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { canSpeak, readAloud, stopSpeaking } from '#client/ui/sound/readAloud.ts';
import type { Saying } from './codeObjectSaying.ts';
import { codeObjectTexts } from './texts.ts';
import styles from './ObjectBubble.module.css';

export interface ObjectBubbleProps {
  readonly saying: Saying;
  /** The hint that the next press opens. */
  readonly next: number;
  readonly hintCount: number;
  readonly isFetching: boolean;
  readonly onHint: () => void;
}

/** The teacher in a ring with what it has to say now, read aloud at a press. */
export function ObjectBubble({ saying, next, hintCount, isFetching, onHint }: ObjectBubbleProps) {
  useEffect(() => stopSpeaking, []);
  return (
    <section className={styles.bubble} aria-label={codeObjectTexts.teacher} data-tone={saying.tone}>
      <span className={styles.ring} aria-hidden="true">
        <Mascot sprite="dolphin" size={88} still className={styles.face} />
      </span>
      <p className={styles.words} role={saying.tone === 'wrong' ? 'alert' : 'status'}>
        {saying.words}
      </p>
      {canSpeak() && (
        <button
          type="button"
          className={styles.button}
          aria-label={codeObjectTexts.listen}
          title={codeObjectTexts.listen}
          onClick={() => readAloud(saying.words)}
        >
          <Volume2 aria-hidden="true" />
        </button>
      )}
      {hintCount > 0 && (
        <button
          type="button"
          className={styles.button}
          aria-busy={isFetching}
          aria-label={codeObjectTexts.hint(next, hintCount)}
          title={codeObjectTexts.hint(next, hintCount)}
          onClick={onHint}
        >
          <Lightbulb aria-hidden="true" />
        </button>
      )}
    </section>
  );
}
