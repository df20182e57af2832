import '@fontsource/jetbrains-mono/latin-500.css';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import {
  type OwnHomeworkDetail,
  ownHomeworkQueries,
  useHandInHomework,
} from '#client/net/learning/homeworks.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { CodeReview } from '#client/pages/learning/review/CodeReview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { Page } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { Note } from '#client/ui/text/Note.tsx';
import { Heading, Hint } from '#client/ui/text/Text.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { StateChip } from './StateChip.tsx';
import { Try } from './Try.tsx';
import { homeworkTexts, hourText } from './texts.ts';

const texts = homeworkTexts.own;

/** One homework of a pupil: the way to it, what would be handed in, and what the teacher said. */
export function HomeworkTaskPage() {
  const { id, channelDomain } = useChannel();
  const { homeworkId = '' } = useParams();
  const isId = /^[1-9]\d{0,8}$/.test(homeworkId);
  const homework = useQuery({
    ...ownHomeworkQueries.get({ id, homeworkId: Number(homeworkId) }),
    enabled: isId,
  });
  const isGone = !isId || errorCodeOf(homework.error) === 'RESOURCE_NOT_FOUND';
  return (
    <Page>
      <Row>
        <ButtonLink to={paths.channelHomework(channelDomain)} icon={<ArrowLeft />}>
          {texts.back}
        </ButtonLink>
      </Row>
      {isGone ? (
        <Panel>
          <EmptyState scene="lost" title={homeworkTexts.notFound} hint={homeworkTexts.notFoundHint} />
        </Panel>
      ) : (
        <ListBody query={homework} failed={homeworkTexts.failed}>
          {(data) => <Task data={data} />}
        </ListBody>
      )}
    </Page>
  );
}

function Task({ data }: { readonly data: OwnHomeworkDetail }) {
  const { title, content, lessonId, contentOnLessonId, dueAt, work, workList, wasDueBeforeJoining } = data;
  const { lessonTitle, contentTitle, checkedCount, contentCount, isOwnLesson } = data;
  const { channelDomain } = useChannel();
  const due = wasDueBeforeJoining ? homeworkTexts.wasDue : homeworkTexts.due;
  const path = paths.lessonOf(isOwnLesson ? channelDomain : null, { lessonId, contentOnLessonId });
  return (
    <>
      <Section
        level={1}
        title={title}
        actions={<StateChip work={work} wasDueBeforeJoining={wasDueBeforeJoining} />}
      >
        {content !== '' && <Note>{content}</Note>}
        <Hint>
          {lessonTitle}
          {contentTitle !== '' && ` · ${contentTitle}`} · {due(hourText(dueAt))} ·{' '}
          {homeworkTexts.progress(checkedCount, contentCount)}
        </Hint>
        {work && <Note tone="info">{newsOf(work.state)}</Note>}
        {!work && wasDueBeforeJoining && <Note tone="info">{texts.beforeHint}</Note>}
        <div>
          <ButtonLink to={path} tone="sea" icon={<ArrowRight />}>
            {checkedCount < contentCount || work?.state === 'RETURNED' ? texts.go : texts.see}
          </ButtonLink>
        </div>
      </Section>
      {work?.state !== 'DONE' && <HandIn key={work?.workId} data={data} />}
      {workList.length > 0 && <Tries workList={workList} />}
    </>
  );
}

const newsOf = (state: 'HANDED_IN' | 'RETURNED' | 'DONE') =>
  ({ HANDED_IN: texts.waits, RETURNED: texts.returned, DONE: texts.passed })[state];

function HandIn({ data }: { readonly data: OwnHomeworkDetail }) {
  const { id } = useChannel();
  const { homeworkId, contentType, code, work, checkedCount, contentCount } = data;
  const [note, setNote] = useState('');
  const { mutate, isPending } = useHandInHomework(
    { id, homeworkId },
    {
      onSuccess: () => {
        setNote('');
        showToast({ text: texts.handedIn, theme: 'success' });
      },
      onError: (error) => showToast({ text: userMessageOf(error, texts.failedHandIn), theme: 'warning' }),
    },
  );
  const handIn = () =>
    mutate({
      note,
      code: code && { submissionId: code.submissionId, language: code.language, source: code.source },
    });
  const isProblem = contentType === 'PROBLEM';
  const isReady = isProblem ? code !== null : checkedCount >= contentCount;
  return (
    <Section aria-label={texts.handIn}>
      {isProblem && code && (
        <>
          <Heading level={2}>{texts.thisCode}</Heading>
          <CodeReview source={code.source} language={code.language} commentList={[]} />
          <Hint>{code.verdict === 'AC' ? texts.accepted : texts.unjudged}</Hint>
        </>
      )}
      {!isReady && <Hint>{isProblem ? texts.noCode : texts.notDone}</Hint>}
      {isReady && (
        <>
          <TextAreaField
            label={texts.note}
            value={note}
            rows={2}
            maxLength={300}
            optional
            onChange={({ target }) => setNote(target.value)}
          />
          <div>
            <Button size="large" icon={<Send />} busy={isPending} onClick={handIn}>
              {work === null ? texts.handIn : work.state === 'RETURNED' ? texts.handInAgain : texts.handInNew}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}

function Tries({ workList }: Pick<OwnHomeworkDetail, 'workList'>) {
  return (
    <Section title={texts.tries}>
      <Stack as="ol">
        {workList.map((work) => (
          <li key={work.workId}>
            <Try work={work} />
            {work.note !== '' && <Hint>{homeworkTexts.staff.note(work.note)}</Hint>}
            {work.feedback !== '' && <Note title={texts.feedback}>{work.feedback}</Note>}
          </li>
        ))}
      </Stack>
    </Section>
  );
}
