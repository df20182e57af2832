import { useQuery } from '@tanstack/react-query';
import { NotebookText, Sparkles } from 'lucide-react';
import { Link, Navigate } from 'react-router';
import { useNow } from '#client/ui/motion/useNow.ts';
import type { OwnHomework } from '#shared/contract/learning/homeworks.ts';
import { ownHomeworkQueries } from '#client/net/learning/homeworks.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { StateChip } from './StateChip.tsx';
import { homeworkTexts, hourText } from './texts.ts';

const texts = homeworkTexts.own;

/** A pupil's homework in the class: what is to be done first, the nearest due time on top. */
export function HomeworkPage() {
  const { channelDomain, holds } = useChannel();
  // Staff gives homework and has none to do.
  if (holds('teacher')) return <Navigate to={paths.channelGivenHomework(channelDomain)} replace />;
  return <OwnHomeworkList />;
}

function OwnHomeworkList() {
  const { id, channelDomain } = useChannel();
  const homework = useQuery(ownHomeworkQueries.list(id));
  return (
    <Page>
      <PageHead title={homeworkTexts.title}>
        <ButtonLink to={paths.channelOwnReport(channelDomain)} icon={<Sparkles />}>
          {texts.report}
        </ButtonLink>
      </PageHead>
      <ListBody
        query={homework}
        failed={homeworkTexts.failed}
        isEmpty={({ homeworkList }) => homeworkList.length === 0}
        empty={
          <Panel>
            <EmptyState scene="waiting" title={texts.empty} hint={texts.emptyHint} />
          </Panel>
        }
      >
        {({ homeworkList, dueCount }) => (
          <>
            <Part
              title={texts.toDo}
              list={homeworkList.slice(0, dueCount)}
              words={dueCount > 0 ? '' : homeworkList.some(isHandedIn) ? texts.allDone : texts.nothingNow}
            />
            <RestOfList list={homeworkList.slice(dueCount)} />
          </>
        )}
      </ListBody>
    </Page>
  );
}

const isHandedIn = ({ work }: OwnHomework): boolean => work !== null;

/** The homework that is handed in, and apart from it the one that was over before the pupil came. */
function RestOfList({ list }: { readonly list: readonly OwnHomework[] }) {
  const done = list.filter(isHandedIn);
  const before = list.filter((homework) => !isHandedIn(homework));
  return (
    <>
      {done.length > 0 && <Part title={texts.done} list={done} words="" />}
      {before.length > 0 && <Part title={texts.before} list={before} words={texts.beforeHint} />}
    </>
  );
}

function Part({
  title,
  list,
  words,
}: {
  readonly title: string;
  readonly list: readonly OwnHomework[];
  readonly words: string;
}) {
  return (
    <Section title={title}>
      {words !== '' && <Hint>{words}</Hint>}
      {list.length > 0 && (
        <Stack as="ul" gap={3}>
          {list.map((homework) => (
            <HomeworkEntry key={homework.homeworkId} homework={homework} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function HomeworkEntry({ homework }: { readonly homework: OwnHomework }) {
  const { channelDomain } = useChannel();
  const { homeworkId, title, lessonTitle, contentTitle, dueAt, work, checkedCount, contentCount } = homework;
  const { wasDueBeforeJoining } = homework;
  const now = useNow();
  const isLate = work === null && !wasDueBeforeJoining && Date.parse(dueAt) < now;
  const due = wasDueBeforeJoining ? homeworkTexts.wasDue : homeworkTexts.due;
  return (
    <Card as="li" layout="row" gap={4} pressable>
      <NotebookText aria-hidden="true" size={32} />
      <Stack gap={0} grow>
        <Link
          to={paths.channelOwnHomework(channelDomain, homeworkId)}
          aria-label={texts.open(title)}
          data-covers
        >
          <Text as="b" size="heading">
            {title}
          </Text>
        </Link>
        <Hint>
          {lessonTitle}
          {contentTitle !== '' && ` · ${contentTitle}`}
        </Hint>
        <Text size="small" tone={isLate ? 'warning' : 'accent'} bold>
          {isLate ? texts.lateNow : due(hourText(dueAt))}
        </Text>
        {contentCount > 1 && <Hint>{homeworkTexts.progress(checkedCount, contentCount)}</Hint>}
      </Stack>
      <StateChip work={work} wasDueBeforeJoining={wasDueBeforeJoining} />
    </Card>
  );
}
