import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { courseClassQueries, enrolInWorksheet } from '#client/net/learning/courseClasses.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Page } from '#client/ui/layout/Page.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { OfflineSign } from '#client/ui/feedback/OfflineSign.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { Cover } from './Cover.tsx';
import { Curriculum } from './Curriculum.tsx';
import { EnrolPanel } from './EnrolPanel.tsx';
import { courseTexts as texts } from './texts.ts';
import styles from './Courses.module.css';

/** A worksheet with its chapters. */
export function ClassWorksheetPage() {
  const { id, channelDomain } = useChannel();
  const { worksheetId = '' } = useParams();
  const isId = /^[1-9]\d{0,8}$/.test(worksheetId);
  const query = useQuery({ ...courseClassQueries.worksheet(id, Number(worksheetId)), enabled: isId });
  const toCourses = paths.channelCourses(channelDomain);
  const pathOf = useCallback(
    (lessonId: number, contentOnLessonId: number) => {
      const back = encodeURIComponent(paths.channelWorksheet(channelDomain, Number(worksheetId)));
      return `${paths.channelContent(channelDomain, lessonId, contentOnLessonId)}?from=${back}`;
    },
    [channelDomain, worksheetId],
  );
  if (!isId || errorCodeOf(query.error) === 'RESOURCE_NOT_FOUND')
    return (
      <Section>
        <EmptyState scene="lost" title={texts.worksheetNotFound} hint={texts.notFoundHint}>
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
      <ListBody query={query} failed={texts.worksheetsFailed}>
        {(worksheet) => (
          <div className={styles.columns}>
            <Card as="article" gap={0} className={styles.intro}>
              <Cover theme="SEA" character={worksheet.character} size={148} />
              <Stack className={styles.words}>
                <Cluster as="p" gap={2}>
                  <Chip>{texts.levels[worksheet.level]}</Chip>
                  <Chip>{texts.chapters(worksheet.chapterCount)}</Chip>
                </Cluster>
                <Heading level={1}>{worksheet.title}</Heading>
                {worksheet.content !== '' && <Text written>{worksheet.content}</Text>}
                <Curriculum
                  lessonList={worksheet.lessonList}
                  pathOf={pathOf}
                  openLessonId={worksheet.next?.lessonId}
                />
              </Stack>
            </Card>
            <aside className={styles.side}>
              <EnrolPanel
                offered={worksheet}
                curriculum={worksheet}
                pathOf={pathOf}
                onEnrol={() => enrolInWorksheet(id, worksheet)}
                order={{ paymentItemType: 'WORKSHEET', contentId: worksheet.worksheetId }}
              />
            </aside>
          </div>
        )}
      </ListBody>
    </Page>
  );
}
