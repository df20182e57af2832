import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CalendarDays } from 'lucide-react';
import { useParams } from 'react-router';
import { courseClassQueries, enrolInClass } from '#client/net/learning/courseClasses.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Page } from '#client/ui/layout/Page.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { OfflineSign } from '#client/ui/feedback/OfflineSign.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { CourseClass } from '#shared/contract/learning/courseClasses.ts';
import { useChannel } from '../frame/channelContext.ts';
import { ClassInfoOfClass } from './ClassInfoOfClass.tsx';
import { ClassMeeting } from './ClassMeeting.tsx';
import { Cover } from './Cover.tsx';
import { Curriculum } from './Curriculum.tsx';
import { EnrolPanel } from './EnrolPanel.tsx';
import { Goals } from './Goals.tsx';
import { courseTexts as texts } from './texts.ts';
import { useLessonPath } from './useLessonPath.ts';
import styles from './Courses.module.css';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

/** A course class: what it is about, what comes in which order, and the way in. */
export function CourseClassPage() {
  const { id, channelDomain } = useChannel();
  const { courseClassId = '' } = useParams();
  const isId = /^[1-9]\d{0,8}$/.test(courseClassId);
  const query = useQuery({ ...courseClassQueries.one(id, Number(courseClassId)), enabled: isId });
  const toCourses = paths.channelCourses(channelDomain);
  if (!isId || errorCodeOf(query.error) === 'RESOURCE_NOT_FOUND')
    return (
      <Section>
        <EmptyState scene="lost" title={texts.notFound} hint={texts.notFoundHint}>
          <ButtonLink to={toCourses}>{texts.toCourses}</ButtonLink>
        </EmptyState>
      </Section>
    );
  return (
    <Page width="wide">
      <Row>
        <ButtonLink size="small" to={toCourses} icon={<ArrowLeft aria-hidden="true" />}>
          {texts.toCourses}
        </ButtonLink>
      </Row>
      <OfflineSign />
      <ListBody query={query} failed={texts.failed}>
        {(courseClass) => <OpenClass courseClass={courseClass} />}
      </ListBody>
    </Page>
  );
}

function OpenClass({ courseClass }: { readonly courseClass: CourseClass }) {
  const { id, channelDomain, holds } = useChannel();
  const { courseClassId, courseChannelId, title, content, character, theme, level } = courseClass;
  const lessons = useQuery(courseClassQueries.lessons(id, courseClassId));
  const goalsLevel = courseClass.contentTitle === '' ? 2 : 3;
  const pathOf = useLessonPath({ courseChannelId, courseClassId });
  return (
    <div className={styles.columns}>
      <Card as="article" gap={0} className={styles.intro}>
        <Cover theme={theme} character={character} size={148} />
        <Stack className={styles.words}>
          <Cluster as="p" gap={2}>
            <Chip>{texts.levels[level]}</Chip>
            {courseClass.categoryList.map(({ name }) => (
              <Chip key={name}>{name}</Chip>
            ))}
          </Cluster>
          <Heading level={1}>{title}</Heading>
          <Hint>
            {[
              courseClass.teacher && texts.teacher(courseClass.teacher.nickname),
              texts.lessons(courseClass.lessonCount),
              courseClass.enrolledUserCount > 0 && texts.people(courseClass.enrolledUserCount),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Hint>
          <Text written>{content}</Text>
          {courseClass.introUsed && (
            <>
              {courseClass.contentTitle !== '' && <Heading level={2}>{courseClass.contentTitle}</Heading>}
              <Goals
                title={texts.goals}
                lines={courseClass.courseStorageAchievementList}
                level={goalsLevel}
              />
              <Goals title={texts.subjects} lines={courseClass.courseStorageSubjectList} level={goalsLevel} />
              <Goals
                title={texts.goodPeople}
                lines={courseClass.courseStorageGoodPeopleList}
                level={goalsLevel}
              />
              <Goals
                title={texts.prerequisite}
                lines={courseClass.prerequisiteKnowledgeList}
                level={goalsLevel}
              />
              {courseClass.closingContent !== '' && <Note>{courseClass.closingContent}</Note>}
            </>
          )}
          <Heading level={2}>{texts.curriculum}</Heading>
          <ListBody query={lessons} failed={texts.failed}>
            {({ lessonList, next }) => (
              <Curriculum lessonList={lessonList} pathOf={pathOf} openLessonId={next?.lessonId} />
            )}
          </ListBody>
        </Stack>
      </Card>
      <aside className={styles.side}>
        <EnrolPanel
          offered={courseClass}
          curriculum={lessons.data}
          pathOf={pathOf}
          onEnrol={() => enrolInClass(id, courseClass)}
          order={{ paymentItemType: 'COURSE_CLASS', contentId: courseClassId }}
        />
        {(courseClass.enrollState === 'ENROLLED' || holds('teacher')) && (
          <ClassMeeting courseClassId={courseClassId} />
        )}
        {courseClass.enrollState === 'ENROLLED' && !holds('teacher') && (
          <ClassInfoOfClass courseClassId={courseClassId} />
        )}
        <Schedules courseClassId={courseClassId} />
        {holds('teacher') && (
          <ButtonLink to={paths.channelCourseEdit(channelDomain, courseClassId)} wide>
            {texts.change}
          </ButtonLink>
        )}
      </aside>
    </div>
  );
}

const DAY = seoulFormat({
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

function Schedules({ courseClassId }: { readonly courseClassId: number }) {
  const { id } = useChannel();
  const schedules = useQuery(courseClassQueries.schedules(id, courseClassId));
  return (
    <Section title={texts.schedules} lead={<CalendarDays aria-hidden="true" size={22} />}>
      <ListBody query={schedules} failed={texts.failed} empty={<Hint>{texts.noSchedules}</Hint>}>
        {(list) => (
          <Stack as="ul" gap={3}>
            {list.map(({ scheduleId, title, startsAt, minutes }) => (
              <li key={scheduleId}>
                <Text size="label">
                  <time dateTime={startsAt}>{DAY.format(new Date(startsAt))}</time>
                </Text>
                <Hint>
                  {title !== '' && `${title} · `}
                  {texts.minutes(minutes)}
                </Hint>
              </li>
            ))}
          </Stack>
        )}
      </ListBody>
    </Section>
  );
}
