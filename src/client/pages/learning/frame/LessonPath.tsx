import { Link } from 'react-router';
import { classNames } from '#client/ui/classNames.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import type { Lesson, LessonContent } from '#shared/contract/learning/lessons.ts';
import { useLessonPlace } from '../lessonPlace.ts';
import { learningTexts } from '../texts.ts';
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
      <GoalStar bright={finished} />
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

/** The star at the end of a path. */
function GoalStar({ bright }: { readonly bright: boolean }) {
  return (
    <svg width="28" height="28" viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="m20 3.500 5 10.600 11.600 1.500-8.500 8 2.200 11.500L20 29.500 9.700 35.100l2.200-11.500-8.500-8L15 14.100Z"
        fill={bright ? '#ffc433' : '#e9f1f5'}
        stroke={bright ? '#8a5a14' : '#5f7a90'}
        strokeWidth="2.600"
        strokeLinejoin="round"
      />
    </svg>
  );
}
