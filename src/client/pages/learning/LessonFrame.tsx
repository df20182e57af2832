import { ArrowLeft, BookOpen, Check, Code2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#client/ui/classNames.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { contentPath } from '#shared/content/lessonIds.ts';
import type { Lesson, LessonContent } from '#shared/contract/learning.ts';
import { learningTexts } from './texts.ts';
import styles from './LessonFrame.module.css';

export interface LessonFrameProps {
  readonly lesson: Lesson | null;
  readonly current: LessonContent | null;
  readonly children: ReactNode;
}

/** Way back to the world, title, and the steps of the lesson around whatever is open. */
export function LessonFrame({ lesson, current, children }: LessonFrameProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // A new content is a new page to a screen reader: say where we are.
  useEffect(() => title.current?.focus({ preventScroll: true }), [current?.contentOnLessonId]);

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link to="/" className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          <span>{learningTexts.backToWorld}</span>
        </Link>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {lesson?.title ?? ''}
        </h1>
      </header>
      {lesson && (
        <nav className={styles.steps} aria-label={learningTexts.contents}>
          <ol>
            {lesson.contentList.map((content) => (
              <Step key={content.contentOnLessonId} lesson={lesson} content={content} current={current} />
            ))}
          </ol>
        </nav>
      )}
      <main className={styles.main}>{children}</main>
    </div>
  );
}

interface StepProps {
  readonly lesson: Lesson;
  readonly content: LessonContent;
  readonly current: LessonContent | null;
}

function Step({ lesson, content, current }: StepProps) {
  const here = content.contentOnLessonId === current?.contentOnLessonId;
  const Icon = content.checked ? Check : content.contentType === 'DOCUMENT' ? BookOpen : Code2;
  const body = (
    <>
      <span className={classNames(styles.dot, content.checked && styles.dotDone)}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.stepName}>{content.title}</span>
      <VisuallyHidden>{content.checked ? learningTexts.done : learningTexts.notDone}</VisuallyHidden>
    </>
  );
  const className = classNames(styles.step, here && styles.stepHere);
  return (
    <li>
      {content.contentType === 'PREPARING' ? (
        <span className={className} title={content.comment || learningTexts.preparing}>
          {body}
        </span>
      ) : (
        <Link
          to={contentPath(lesson.lessonId, content.contentOnLessonId)}
          aria-current={here ? 'page' : undefined}
          className={className}
        >
          {body}
        </Link>
      )}
    </li>
  );
}
