import { Lightbulb, Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import { canSpeak, readAloud, stopSpeaking } from '#client/ui/sound/readAloud.ts';
import { TeacherRing } from '../frame/TeacherRing.tsx';
import { stageTexts } from './texts.ts';
import styles from './StageProgram.module.css';

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
      <TeacherRing className={styles.ring} />
      <b className={styles.name} aria-hidden="true">
        {stageTexts.teacher}
      </b>
      <p className={styles.words} role={isUrgent ? 'alert' : 'status'}>
        {words}
      </p>
      <div className={styles.buttons}>
        {canSpeak() && (
          <Button size="small" tone="alt" icon={<Volume2 />} onClick={() => readAloud(words)}>
            {stageTexts.listen}
          </Button>
        )}
        {hintCount > 0 && (
          <Button size="small" tone="alt" icon={<Lightbulb />} aria-busy={isFetching} onClick={onHint}>
            {stageTexts.hint(Math.min(hintsOpen + 1, hintCount), hintCount)}
          </Button>
        )}
      </div>
    </section>
  );
}
