import { Lightbulb, Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { canSpeak, readAloud, stopSpeaking } from '#client/ui/sound/readAloud.ts';
import { TeacherRing } from '../frame/TeacherRing.tsx';
import type { Saying } from './codeObjectSaying.ts';
import { codeObjectTexts } from './texts.ts';
import styles from './CodeObjectEditor.module.css';

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
      <TeacherRing className={styles.ring} />
      <p className={styles.words} role={saying.tone === 'wrong' ? 'alert' : 'status'}>
        {saying.words}
      </p>
      {canSpeak() && (
        <IconButton
          size="small"
          label={codeObjectTexts.listen}
          title={codeObjectTexts.listen}
          icon={<Volume2 />}
          onClick={() => readAloud(saying.words)}
        />
      )}
      {hintCount > 0 && (
        <IconButton
          size="small"
          aria-busy={isFetching}
          label={codeObjectTexts.hint(next, hintCount)}
          title={codeObjectTexts.hint(next, hintCount)}
          icon={<Lightbulb />}
          onClick={onHint}
        />
      )}
    </section>
  );
}
