import { useQuery } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { Link } from 'react-router';
import { courseClassQueries } from '#client/net/queries/courseClassQueries.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { courseTexts as texts } from './texts.ts';
import styles from './OpenedByTeacher.module.css';

/** The lessons that a teacher has opened for the class, above everything else to learn; nothing without any. */
export function OpenedByTeacher() {
  const { id, channelDomain } = useChannel();
  const { data = [] } = useQuery(courseClassQueries.opened(id));
  if (data.length === 0) return null;
  const back = encodeURIComponent(paths.channelCourses(channelDomain));
  return (
    <section className={styles.opened} aria-label={texts.openedByTeacher}>
      <h2>
        <DoorOpen aria-hidden="true" />
        {texts.openedByTeacher}
      </h2>
      <ul>
        {data.map(({ lessonId, title, isOwn, openedAt }) => (
          <li key={lessonId}>
            <Link
              to={`${paths.lessonOf(isOwn ? channelDomain : null, { lessonId, contentOnLessonId: null })}?from=${back}`}
            >
              <b>{title}</b>
              <time dateTime={openedAt}>{texts.openedAt(openedAt)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
