import { useQuery } from '@tanstack/react-query';
import { ListChecks, NotebookText, Play, Shell } from 'lucide-react';
import { useEffect } from 'react';
import { ownHomeworkQueries } from '#client/net/learning/homeworks.ts';
import { homeworkTexts, hourText } from '#client/pages/channels/homework/texts.ts';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Meter } from '#client/ui/feedback/Meter.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { useNow } from '#client/ui/motion/useNow.ts';
import { paths } from '#client/ui/routing/paths.ts';
import type { OwnHomework } from '#shared/contract/learning/homeworks.ts';
import { useChannel } from '../../frame/channelContext.ts';
import { homeTexts } from '../texts.ts';
import { HomeSection, SectionBody } from './HomeSection.tsx';

const texts = homeTexts.homework;

interface HomeworkSectionProps {
  /** Whether there is homework to be done. */
  readonly onDue: (isDue: boolean) => void;
}

/** The homework that is due next, with the one green button of the page; a visitor without homework sees nothing. */
export function HomeworkSection({ onDue }: HomeworkSectionProps) {
  const { channelDomain, holds } = useChannel();
  if (!holds('generalMember')) return null;
  if (!holds('teacher')) return <OwnSection onDue={onDue} />;
  return (
    <HomeSection icon={NotebookText} title={homeTexts.kinds.HOMEWORK}>
      <Text tone="soft">{texts.staff}</Text>
      <Row>
        <ButtonLink to={paths.channelGivenHomework(channelDomain)} icon={<ListChecks />}>
          {texts.given}
        </ButtonLink>
      </Row>
    </HomeSection>
  );
}

function OwnSection({ onDue }: HomeworkSectionProps) {
  const { id, channelDomain } = useChannel();
  const homework = useQuery(ownHomeworkQueries.list(id));
  const isDue = (homework.data?.dueCount ?? 0) > 0;
  useEffect(() => onDue(isDue), [onDue, isDue]);
  return (
    <HomeSection
      icon={NotebookText}
      title={homeTexts.kinds.HOMEWORK}
      allAt={paths.channelHomework(channelDomain)}
    >
      <SectionBody query={homework}>
        {({ homeworkList, dueCount }) => {
          const [next] = homeworkList;
          if (next && dueCount > 0) return <NextHomework homework={next} dueCount={dueCount} />;
          // Homework that was over before the pupil came is nobody's merit.
          const isDone = homeworkList.some(({ work }) => work !== null);
          return (
            <Row as="p">
              {isDone && <Shell aria-hidden="true" size={30} />}
              <Text as="span" tone={isDone ? 'success' : 'soft'} size={isDone ? 'label' : 'body'}>
                {isDone ? texts.allDone : texts.none}
              </Text>
            </Row>
          );
        }}
      </SectionBody>
    </HomeSection>
  );
}

function NextHomework({ homework, dueCount }: { readonly homework: OwnHomework; readonly dueCount: number }) {
  const { channelDomain } = useChannel();
  const { homeworkId, title, dueAt, work, checkedCount, contentCount } = homework;
  const now = useNow();
  const isLate = work === null && Date.parse(dueAt) < now;
  const go = checkedCount > 0 ? texts.goOn : texts.begin;
  return (
    <Stack gap={3}>
      <Row gap={4}>
        <Shell aria-hidden="true" size={40} />
        <Stack gap={1} grow>
          <Heading level={3} size="heading">
            {title}
          </Heading>
          <Text size="small" tone={isLate ? 'warning' : 'accent'} bold>
            {isLate ? homeworkTexts.own.lateNow : homeworkTexts.due(hourText(dueAt))}
          </Text>
          <Meter
            label={title}
            tone="success"
            value={checkedCount}
            max={contentCount}
            caption={homeTexts.courses.progress(checkedCount, contentCount)}
          />
        </Stack>
      </Row>
      <Cluster>
        <ButtonLink
          to={paths.channelOwnHomework(channelDomain, homeworkId)}
          tone="ok"
          icon={<Play />}
          label={texts.open(title, go)}
        >
          {go}
        </ButtonLink>
        {dueCount > 1 && (
          <ButtonLink to={paths.channelHomework(channelDomain)} icon={<ListChecks />}>
            {texts.more(dueCount)}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  );
}
