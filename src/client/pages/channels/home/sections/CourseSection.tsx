import { useQuery } from '@tanstack/react-query';
import { BookOpen, ClipboardList, Play } from 'lucide-react';
import { Link } from 'react-router';
import { mainPageQueries } from '#client/net/queries/mainPageQueries.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { RecommendedCourse } from '#shared/contract/channels/statistics.ts';
import { useChannel } from '../../frame/channelContext.ts';
import { homeTexts } from '../texts.ts';
import { Section, SectionBody } from './Section.tsx';
import styles from './Section.module.css';

const texts = homeTexts.courses;
const MOST_COURSES = 3;

/** Courses to go on with; the first has the one green button of the page, unless there is homework to be done. */
export function CourseSection({ hasHomework }: { readonly hasHomework: boolean }) {
  const { id } = useChannel();
  const courses = useQuery(mainPageQueries.courses(id));
  return (
    <Section icon={BookOpen} title={homeTexts.kinds.COURSES}>
      <SectionBody query={courses}>
        {(courseList) =>
          courseList.length === 0 ? (
            <p className={styles.quiet}>{texts.empty}</p>
          ) : (
            <div className={styles.courses}>
              {courseList.slice(0, MOST_COURSES).map((course, index) => (
                <Course key={course.courseId} course={course} isFirst={index === 0 && !hasHomework} />
              ))}
            </div>
          )
        }
      </SectionBody>
    </Section>
  );
}

function Course({ course, isFirst }: { readonly course: RecommendedCourse; readonly isFirst: boolean }) {
  const { channelDomain } = useChannel();
  const { title, isOwn, checkedCount, contentCount, nextLesson } = course;
  return (
    <article className={styles.course}>
      <h3>{title}</h3>
      <div className={styles.progress}>
        <ProgressBar label={title} value={checkedCount} max={contentCount} />
        <span>{texts.progress(checkedCount, contentCount)}</span>
      </div>
      {nextLesson ? (
        <>
          <p>{texts.next(nextLesson.title)}</p>
          <ButtonLink
            to={paths.lessonOf(isOwn ? channelDomain : null, { ...nextLesson, contentOnLessonId: null })}
            tone={isFirst ? 'ok' : 'alt'}
            icon={<Play />}
            label={`${title}: ${checkedCount > 0 ? texts.goOn : texts.begin}`}
          >
            {checkedCount > 0 ? texts.goOn : texts.begin}
          </ButtonLink>
        </>
      ) : (
        <span className={styles.done}>{texts.done}</span>
      )}
    </article>
  );
}

export function WorksheetSection() {
  const { id, channelDomain } = useChannel();
  const worksheets = useQuery(mainPageQueries.worksheets(id));
  return (
    <Section icon={ClipboardList} title={homeTexts.kinds.WORKSHEETS}>
      <SectionBody query={worksheets}>
        {(worksheetList) =>
          worksheetList.length === 0 ? (
            <p className={styles.quiet}>{homeTexts.worksheets.empty}</p>
          ) : (
            <ul className={styles.rows}>
              {worksheetList.map(({ worksheetId, title }) => (
                <li key={worksheetId} className={styles.row}>
                  <Link to={paths.channelWorksheet(channelDomain, worksheetId)}>{title}</Link>
                </li>
              ))}
            </ul>
          )
        }
      </SectionBody>
    </Section>
  );
}
