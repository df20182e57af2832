import { Button } from '#client/ui/button/Button.tsx';
import { useNow } from '#client/ui/motion/useNow.ts';
import { mayMove } from './mayMove.ts';
import type { LessonActions } from './NextLesson.tsx';
import { lessonTexts as texts, whenText } from './texts.ts';
import styles from './Lessons.module.css';

/** A lesson to come. */
export function LessonCard({ lesson, onMove, onCancel }: LessonActions) {
  const now = useNow();
  const when = whenText(lesson.startsAt);
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <b>{when}</b>
        <p>{lesson.teacher?.nickname ?? texts.gone}</p>
      </div>
      <div className={styles.buttons}>
        {mayMove(lesson, now) && (
          <Button tone="alt" aria-label={`${texts.move}: ${when}`} onClick={() => onMove(lesson)}>
            {texts.move}
          </Button>
        )}
        <Button tone="alt" aria-label={`${texts.cancel.open}: ${when}`} onClick={() => onCancel(lesson)}>
          {texts.cancel.open}
        </Button>
      </div>
    </li>
  );
}
