import { useQuery } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { openedLessonQueries } from '#client/net/learning/openedLessons.ts';
import { Section } from '#client/ui/layout/Section.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { courseTexts as texts } from './texts.ts';

/** The lessons that a teacher has opened for the class, above everything else to learn; nothing without any. */
export function OpenedByTeacher() {
  const { id, channelDomain } = useChannel();
  const { data = [] } = useQuery(openedLessonQueries.last(id));
  if (data.length === 0) return null;
  const back = encodeURIComponent(paths.channelCourses(channelDomain));
  return (
    <Section title={texts.openedByTeacher} lead={<DoorOpen aria-hidden="true" size={22} />}>
      <Stack as="ul" gap={2}>
        {data.map(({ lessonId, title, isOwn, openedAt }) => (
          <Entry
            key={lessonId}
            to={`${paths.lessonOf(isOwn ? channelDomain : null, { lessonId, contentOnLessonId: null })}?from=${back}`}
            title={title}
          >
            <Hint as="time" dateTime={openedAt}>
              {texts.openedAt(openedAt)}
            </Hint>
          </Entry>
        ))}
      </Stack>
    </Section>
  );
}
