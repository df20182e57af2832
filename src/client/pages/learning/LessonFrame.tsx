import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { loadEquipped } from '#client/net/world/avatar.ts';
import { avatarStore } from '#client/stores/avatarStore.ts';
import { SeaBackdrop } from '#client/ui/scenery/SeaBackdrop.tsx';
import type { Lesson, LessonContent } from '#shared/contract/learning/lessons.ts';
import { HandButton } from './hand/HandButton.tsx';
import { LessonPath } from './frame/LessonPath.tsx';
import { useLessonPlace } from './lessonPlace.ts';
import { learningTexts } from './texts.ts';
import styles from './LessonFrame.module.css';

export interface LessonFrameProps {
  readonly lesson: Lesson | null;
  readonly current: LessonContent | null;
  readonly children: ReactNode;
}

/** Frame of a lesson in the sea: back to the world, the name on a ribbon, the path of shells, and the open content. */
export function LessonFrame({ lesson, current, children }: LessonFrameProps) {
  const place = useLessonPlace();
  const title = useRef<HTMLHeadingElement>(null);
  // To a screen reader another content is another page, so that its title is announced.
  useEffect(() => title.current?.focus({ preventScroll: true }), [current?.contentOnLessonId]);
  // Opened by a link there is no world that has loaded the outfit; without it the page only lacks the child's picture.
  useEffect(() => {
    if (avatarStore.getState().equippedUserItemList === null) loadEquipped().catch(() => undefined);
  }, []);

  return (
    <div className={styles.page}>
      <SeaBackdrop />
      <header className={styles.bar}>
        <div className={styles.start}>
          <Link to={place.backTo} className={styles.back}>
            <ArrowLeft aria-hidden="true" />
            <span>{place.backIs === 'course' ? learningTexts.backToCourse : learningTexts.backToWorld}</span>
          </Link>
          {lesson && (
            <HandButton lessonId={lesson.lessonId} contentOnLessonId={current?.contentOnLessonId ?? null} />
          )}
        </div>
        <div className={styles.ribbon}>
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            {lesson?.title ?? learningTexts.lesson}
          </h1>
        </div>
        {lesson && <LessonPath lesson={lesson} current={current} />}
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
