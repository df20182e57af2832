import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { loadEquipped } from '#client/net/world/avatar.ts';
import { avatarStore } from '#client/stores/avatarStore.ts';
import { Row } from '#client/ui/layout/Stack.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { SeaBackdrop } from '#client/ui/scenery/SeaBackdrop.tsx';
import type { Lesson, LessonContent } from '#shared/contract/learning/lessons.ts';
import { HandButton } from './hand/HandButton.tsx';
import { LessonPath } from './frame/LessonPath.tsx';
import { useLessonPlace } from './lessonPlace.ts';
import { Ribbon } from './stage/Ribbon.tsx';
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
        <Row gap={3}>
          <ButtonLink
            tone="sea"
            to={place.backTo}
            icon={<ArrowLeft size={22} strokeWidth={3} aria-hidden="true" />}
          >
            <span className={styles.back}>
              {place.backIs === 'course' ? learningTexts.backToCourse : learningTexts.backToWorld}
            </span>
          </ButtonLink>
          {lesson && (
            <HandButton lessonId={lesson.lessonId} contentOnLessonId={current?.contentOnLessonId ?? null} />
          )}
        </Row>
        <Ribbon
          heading={title}
          tone="coral"
          name={lesson?.title ?? learningTexts.lesson}
          className={styles.ribbon}
        />
        {lesson && <LessonPath lesson={lesson} current={current} />}
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
