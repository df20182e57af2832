import { NotebookText } from 'lucide-react';
import { Link } from 'react-router';
import type { Homework } from '#shared/contract/learning/homeworks.ts';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Meter } from '#client/ui/feedback/Meter.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Hint, Label, Text } from '#client/ui/text/Text.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { homeworkTexts, hourText } from './texts.ts';

const texts = homeworkTexts.staff;

/** A homework of the class with how many have handed in. */
export function HomeworkCard({ homework }: { readonly homework: Homework }) {
  const { channelDomain } = useChannel();
  const { homeworkId, title, lessonTitle, contentTitle, dueAt, targetName } = homework;
  const { handedInCount, targetCount, waitingCount } = homework;
  return (
    <Card as="li" layout="row" size="small" gap={4} pressable>
      <NotebookText aria-hidden="true" />
      <Stack gap={0} grow>
        <Cluster gap={4} align="baseline">
          <Link to={`${paths.channelGivenHomework(channelDomain)}/${homeworkId}`} data-covers>
            <Label>{title}</Label>
          </Link>
          <Text as="span" size="caption" tone="accent">
            {homeworkTexts.due(hourText(dueAt))}
          </Text>
        </Cluster>
        <Hint>
          {lessonTitle}
          {contentTitle !== '' && ` · ${contentTitle}`} ·{' '}
          {targetName === '' ? texts.everybody : texts.target(targetName)}
        </Hint>
      </Stack>
      {waitingCount > 0 && <Chip tone="danger">{texts.waiting(waitingCount)}</Chip>}
      <Meter
        label={texts.counts(handedInCount, targetCount)}
        value={handedInCount}
        max={targetCount}
        caption={texts.counts(handedInCount, targetCount)}
      />
    </Card>
  );
}
