import { CalendarClock } from 'lucide-react';
import type { Registration } from '#shared/contract/tutoring/registrations.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { useNow } from '#client/ui/motion/useNow.ts';
import { JoinLink } from './JoinLink.tsx';
import { mayMove } from './mayMove.ts';
import { countdownText, lessonTexts as texts, whenText } from './texts.ts';
import styles from './Lessons.module.css';

export interface LessonActions {
  readonly lesson: Registration;
  readonly onMove: (lesson: Registration) => void;
  readonly onCancel: (lesson: Registration) => void;
}

/** The lesson that comes next, large, with the time until it and the way in. */
export function NextLesson({ lesson, onMove, onCancel }: LessonActions) {
  const now = useNow(10_000);
  const startsAt = Date.parse(lesson.startsAt);
  return (
    <article className={styles.next}>
      <CalendarClock aria-hidden="true" />
      <div>
        <h2>{texts.next}</h2>
        <p className={styles.countdown}>{countdownText(startsAt, now)}</p>
        <p className={styles.when}>
          <time dateTime={lesson.startsAt}>{whenText(lesson.startsAt)}</time>
        </p>
        <p>
          {lesson.teacher ? texts.with(lesson.teacher.nickname) : texts.gone}
          {lesson.contentTitle !== '' && ` · ${lesson.contentTitle}`}
        </p>
      </div>
      <div className={styles.buttons}>
        <JoinLink meeting={lesson.meeting} />
        {mayMove(lesson, now) && (
          <Button tone="alt" onClick={() => onMove(lesson)}>
            {texts.move}
          </Button>
        )}
        {now < startsAt && (
          <Button tone="alt" onClick={() => onCancel(lesson)}>
            {texts.cancel.open}
          </Button>
        )}
      </div>
      <p className={styles.quiet}>{lesson.meeting ? texts.joinAdvice : texts.meeting.empty}</p>
    </article>
  );
}
