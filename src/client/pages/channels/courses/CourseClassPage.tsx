import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CalendarDays } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { courseClassQueries } from '#client/net/queries/courseClassQueries.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { enrolInClass } from '#client/net/rest/learning/courseClasses.ts';
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
import styles from './CourseClassPage.module.css';
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
      <div className={styles.lone}>
        <EmptyState scene="lost" title={texts.notFound} hint={texts.notFoundHint}>
          <ButtonLink to={toCourses}>{texts.toCourses}</ButtonLink>
        </EmptyState>
      </div>
    );
  return (
    <div className={styles.page}>
      <Link to={toCourses} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {texts.toCourses}
      </Link>
      <OfflineSign />
      <ListBody query={query} failed={texts.failed}>
        {(courseClass) => <OpenClass courseClass={courseClass} />}
      </ListBody>
    </div>
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
      <article className={styles.intro}>
        <Cover theme={theme} character={character} size={148} />
        <div className={styles.words}>
          <p className={styles.badges}>
            <span>{texts.levels[level]}</span>
            {courseClass.categoryList.map(({ name }) => (
              <span key={name}>{name}</span>
            ))}
          </p>
          <h1>{title}</h1>
          <p className={styles.facts}>
            {courseClass.teacher && <span>{texts.teacher(courseClass.teacher.nickname)}</span>}
            <span>{texts.lessons(courseClass.lessonCount)}</span>
            {courseClass.enrolledUserCount > 0 && <span>{texts.people(courseClass.enrolledUserCount)}</span>}
          </p>
          <p className={styles.content}>{content}</p>
          {courseClass.introUsed && (
            <>
              {courseClass.contentTitle !== '' && <h2>{courseClass.contentTitle}</h2>}
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
              {courseClass.closingContent !== '' && (
                <p className={styles.closing}>{courseClass.closingContent}</p>
              )}
            </>
          )}
          <h2>{texts.curriculum}</h2>
          <ListBody query={lessons} failed={texts.failed}>
            {({ lessonList, next }) => (
              <Curriculum lessonList={lessonList} pathOf={pathOf} openLessonId={next?.lessonId} />
            )}
          </ListBody>
        </div>
      </article>
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
    <section className={styles.panel}>
      <h2>
        <CalendarDays aria-hidden="true" />
        {texts.schedules}
      </h2>
      <ListBody
        query={schedules}
        failed={texts.failed}
        isEmpty={(list) => list.length === 0}
        empty={<p className={styles.quiet}>{texts.noSchedules}</p>}
      >
        {(list) => (
          <ul className={styles.dates}>
            {list.map(({ scheduleId, title, startsAt, minutes }) => (
              <li key={scheduleId}>
                <time dateTime={startsAt}>{DAY.format(new Date(startsAt))}</time>
                <span>
                  {title !== '' && `${title} · `}
                  {texts.minutes(minutes)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </section>
  );
}
