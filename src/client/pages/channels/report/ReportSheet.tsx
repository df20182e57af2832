import {
  BookOpen,
  CalendarDays,
  Flame,
  NotebookText,
  Puzzle,
  Shell,
  Star,
  type LucideIcon,
} from 'lucide-react';
import { Caption, Heading, Hint, Text } from '#client/ui/text/Text.tsx';
import { Grid, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import type { MemberReport } from '#shared/contract/learning/memberReports.ts';
import { dayText, reportTexts as texts } from './texts.ts';
import styles from './Print.module.css';

/** One sheet of A4: what a child learned, and what its teacher says. It tells nothing of others, and has no ranks. */
export function ReportSheet({ report }: { readonly report: MemberReport }) {
  const { nickname, channelName, itemIdList, asOf, courseList, words, wordsBy, homework } = report;
  const facts: readonly (readonly [LucideIcon, string, string])[] = [
    [CalendarDays, texts.days, texts.dayCount(report.recentDayCount)],
    [Flame, texts.streak, texts.dayCount(report.longestStreak)],
    [Puzzle, texts.problems, texts.count(report.problemCount)],
    [BookOpen, texts.documents, texts.count(report.documentCount)],
    [Shell, texts.shells, texts.count(report.point)],
    [Star, texts.level, String(report.level)],
    [NotebookText, texts.homework, texts.of(homework.handedInCount, homework.givenCount)],
  ];
  return (
    <article className={classNames(styles.printed, styles.report)} aria-labelledby="report-title">
      <Row as="header" gap={5}>
        <Avatar nickname={nickname} itemIdList={itemIdList} size="large" />
        <div>
          <Heading level={1} size="display" id="report-title">
            {texts.title(nickname)}
          </Heading>
          <Hint>
            {channelName} · {texts.asOf(dayText(asOf))}
          </Hint>
        </div>
      </Row>
      <Grid min={150} gap={3} fill align="stretch" role="group" aria-label={texts.facts}>
        {facts.map(([Icon, label, value]) => (
          <dl key={label} className={styles.fact}>
            <Icon size={28} aria-hidden="true" />
            <Text as="dt" size="caption" tone="soft">
              {label}
            </Text>
            <Text as="dd" size="heading">
              {value}
            </Text>
          </dl>
        ))}
      </Grid>
      <Stack as="section" gap={3}>
        <Heading level={2}>{texts.learned}</Heading>
        {courseList.length === 0 && <Hint>{texts.nothing}</Hint>}
        {courseList.map(({ courseId, title, lessonList }) => (
          <Stack key={courseId} gap={2}>
            <Heading level={3} tone="accent">
              {title}
            </Heading>
            <Grid as="ul" min={300} gap={0} fill>
              {lessonList.map(({ lessonId, title: name, checkedCount, contentCount }) => (
                <Row as="li" key={lessonId} justify="between" align="baseline" className={styles.lesson}>
                  <Text as="span" size="small">
                    {name}
                  </Text>
                  <Caption>
                    {checkedCount === contentCount ? texts.done : texts.underWay(checkedCount, contentCount)}
                  </Caption>
                </Row>
              ))}
            </Grid>
          </Stack>
        ))}
      </Stack>
      <Card as="section" tone="paper" gap={3}>
        <Heading level={2}>{texts.words}</Heading>
        <Text size="small" written>
          {words === '' ? texts.noWords : words}
        </Text>
        {words !== '' && wordsBy !== '' && <Hint align="end">{texts.wordsBy(wordsBy)}</Hint>}
      </Card>
    </article>
  );
}
