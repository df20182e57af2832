import { useQuery } from '@tanstack/react-query';
import { BookOpen, ClipboardList, Play } from 'lucide-react';
import { mainPageQueries } from '#client/net/channels/mainPages.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Meter } from '#client/ui/feedback/Meter.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import { Heading, Hint } from '#client/ui/text/Text.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { RecommendedCourse } from '#shared/contract/learning/statistics.ts';
import { useChannel } from '../../frame/channelContext.ts';
import { homeTexts } from '../texts.ts';
import { HomeSection, SectionBody } from './HomeSection.tsx';

const texts = homeTexts.courses;
const MOST_COURSES = 3;

/** Courses to go on with; the first has the one green button of the page, unless there is homework to be done. */
export function CourseSection({ hasHomework }: { readonly hasHomework: boolean }) {
  const { id } = useChannel();
  const courses = useQuery(mainPageQueries.courses(id));
  return (
    <HomeSection icon={BookOpen} title={homeTexts.kinds.COURSES}>
      <SectionBody query={courses}>
        {(courseList) =>
          courseList.length === 0 ? (
            <Hint>{texts.empty}</Hint>
          ) : (
            <Stack gap={3}>
              {courseList.slice(0, MOST_COURSES).map((course, index) => (
                <Course key={course.courseId} course={course} isFirst={index === 0 && !hasHomework} />
              ))}
            </Stack>
          )
        }
      </SectionBody>
    </HomeSection>
  );
}

function Course({ course, isFirst }: { readonly course: RecommendedCourse; readonly isFirst: boolean }) {
  const { channelDomain } = useChannel();
  const { title, isOwn, checkedCount, contentCount, nextLesson } = course;
  return (
    <Card as="article" layout="row" gap={4}>
      <Stack gap={2} grow>
        <Heading level={3} size="heading">
          {title}
        </Heading>
        <Meter
          label={title}
          tone="success"
          value={checkedCount}
          max={contentCount}
          caption={texts.progress(checkedCount, contentCount)}
        />
        {nextLesson && <Hint>{texts.next(nextLesson.title)}</Hint>}
      </Stack>
      {nextLesson ? (
        <ButtonLink
          to={paths.lessonOf(isOwn ? channelDomain : null, { ...nextLesson, contentOnLessonId: null })}
          tone={isFirst ? 'ok' : 'alt'}
          icon={<Play />}
          label={`${title}: ${checkedCount > 0 ? texts.goOn : texts.begin}`}
        >
          {checkedCount > 0 ? texts.goOn : texts.begin}
        </ButtonLink>
      ) : (
        <Chip tone="success">{texts.done}</Chip>
      )}
    </Card>
  );
}

export function WorksheetSection() {
  const { id, channelDomain } = useChannel();
  const worksheets = useQuery(mainPageQueries.worksheets(id));
  return (
    <HomeSection icon={ClipboardList} title={homeTexts.kinds.WORKSHEETS}>
      <SectionBody query={worksheets}>
        {(worksheetList) =>
          worksheetList.length === 0 ? (
            <Hint>{homeTexts.worksheets.empty}</Hint>
          ) : (
            <Stack as="ul" gap={2}>
              {worksheetList.map(({ worksheetId, title }) => (
                <Entry
                  key={worksheetId}
                  to={paths.channelWorksheet(channelDomain, worksheetId)}
                  title={title}
                />
              ))}
            </Stack>
          )
        }
      </SectionBody>
    </HomeSection>
  );
}
