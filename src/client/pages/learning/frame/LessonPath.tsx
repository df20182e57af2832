import { Link } from 'react-router';
import { classNames } from '#client/ui/classNames.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import type { Lesson, LessonContent } from '#shared/contract/learning/lessons.ts';
import { useLessonPlace } from '../lessonPlace.ts';
import { learningTexts } from '../texts.ts';
import { GoalStar } from './GoalStar.tsx';
import styles from '../LessonFrame.module.css';
import { Shell } from './Shell.tsx';

/** The contents of a lesson as a path of shells; the one that is open is larger and golden. */
export function LessonPath({
  lesson,
  current,
}: {
  readonly lesson: Lesson;
  readonly current: LessonContent | null;
}) {
  const finished = lesson.contentList.every(({ checked }) => checked);
  return (
    <nav className={styles.path} aria-label={learningTexts.contents}>
      <ol>
        {lesson.contentList.map((content) => (
          <PathStep key={content.contentOnLessonId} lesson={lesson} content={content} current={current} />
        ))}
      </ol>
      <GoalStar size={28} bright={finished} />
    </nav>
  );
}

function PathStep({
  lesson,
  content,
  current,
}: {
  readonly lesson: Lesson;
  readonly content: LessonContent;
  readonly current: LessonContent | null;
}) {
  const place = useLessonPlace();
  const here = content.contentOnLessonId === current?.contentOnLessonId;
  const body = (
    <>
      <Shell
        state={here ? 'now' : content.checked ? 'done' : 'later'}
        size={here ? 36 : 27}
        mark={content.checked}
      />
      <VisuallyHidden>
        {content.title}, {content.checked ? learningTexts.done : learningTexts.notDone}
      </VisuallyHidden>
    </>
  );
  const className = classNames(styles.step, here && styles.here);
  return (
    <li>
      {content.contentType === 'PREPARING' ? (
        <span className={className} title={content.comment || learningTexts.preparing}>
          {body}
        </span>
      ) : (
        <Link
          to={place.contentPath(lesson.lessonId, content.contentOnLessonId)}
          aria-current={here ? 'page' : undefined}
          className={className}
          title={content.title}
        >
          {body}
        </Link>
      )}
    </li>
  );
}
