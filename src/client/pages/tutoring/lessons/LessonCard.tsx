import { Entry } from '#client/ui/list/Entry.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { useNow } from '#client/ui/motion/useNow.ts';
import { mayMove } from './mayMove.ts';
import type { LessonActions } from './NextLesson.tsx';
import { lessonTexts as texts, whenText } from './texts.ts';

/** A lesson to come. */
export function LessonCard({ lesson, onMove, onCancel }: LessonActions) {
  const now = useNow();
  const when = whenText(lesson.startsAt);
  return (
    <Entry title={when} facts={lesson.teacher?.nickname ?? texts.gone}>
      {mayMove(lesson, now) && (
        <Button tone="alt" size="small" aria-label={`${texts.move}: ${when}`} onClick={() => onMove(lesson)}>
          {texts.move}
        </Button>
      )}
      <Button
        tone="alt"
        size="small"
        aria-label={`${texts.cancel.open}: ${when}`}
        onClick={() => onCancel(lesson)}
      >
        {texts.cancel.open}
      </Button>
    </Entry>
  );
}
