import { CalendarClock } from 'lucide-react';
import type { Registration } from '#shared/contract/tutoring/registrations.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { useNow } from '#client/ui/motion/useNow.ts';
import { JoinLink } from './JoinLink.tsx';
import { mayMove } from './mayMove.ts';
import { countdownText, lessonTexts as texts, whenText } from './texts.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
import styles from './Lessons.module.css';

export interface LessonActions {
  readonly lesson: Registration;
  readonly onMove: (lesson: Registration) => void;
  readonly onCancel: (lesson: Registration) => void;
}

/** The lesson that comes next, large, with the time until it and the way in. */
export function NextLesson({ lesson, onMove, onCancel }: LessonActions) {
  const now = useNow(10_000);
  const startsAt = Date.parse(lesson.startsAt);
  return (
    <Card as="article" className={styles.next}>
      <Row gap={5}>
        <CalendarClock size={52} color="var(--text-accent)" aria-hidden="true" />
        <Stack gap={0} grow>
          <Heading level={2} size="small">
            {texts.next}
          </Heading>
          <Text size="display" tone="accent" tabular>
            {countdownText(startsAt, now)}
          </Text>
          <Text as="time" size="heading" dateTime={lesson.startsAt}>
            {whenText(lesson.startsAt)}
          </Text>
          <Text>
            {lesson.teacher ? texts.with(lesson.teacher.nickname) : texts.gone}
            {lesson.contentTitle !== '' && ` · ${lesson.contentTitle}`}
          </Text>
        </Stack>
      </Row>
      <Cluster>
        <JoinLink meeting={lesson.meeting} />
        {mayMove(lesson, now) && (
          <Button tone="alt" onClick={() => onMove(lesson)}>
            {texts.move}
          </Button>
        )}
        {now < startsAt && (
          <Button tone="alt" onClick={() => onCancel(lesson)}>
            {texts.cancel.open}
          </Button>
        )}
      </Cluster>
      <Hint>{lesson.meeting ? texts.joinAdvice : texts.meeting.empty}</Hint>
    </Card>
  );
}
