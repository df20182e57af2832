import '@fontsource/jetbrains-mono/latin-500.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { homeworkQueries } from '#client/net/queries/homeworkQueries.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { handInHomework, type OwnHomeworkDetail } from '#client/net/rest/learning/homeworks.ts';
import { CodeReview } from '#client/pages/learning/review/CodeReview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '../frame/channelContext.ts';
import { StateChip } from './StateChip.tsx';
import { homeworkTexts, hourText, momentText } from './texts.ts';
import styles from './Homework.module.css';

const texts = homeworkTexts.own;

/** One homework of a pupil: the way to it, what would be handed in, and what the teacher said. */
export function HomeworkTaskPage() {
  const { id, channelDomain } = useChannel();
  const { homeworkId = '' } = useParams();
  const isId = /^[1-9]\d{0,8}$/.test(homeworkId);
  const homework = useQuery({ ...homeworkQueries.one(id, Number(homeworkId)), enabled: isId });
  const isGone = !isId || errorCodeOf(homework.error) === 'RESOURCE_NOT_FOUND';
  return (
    <div className={styles.page}>
      <ButtonLink to={paths.channelHomework(channelDomain)} icon={<ArrowLeft />}>
        {texts.back}
      </ButtonLink>
      {isGone ? (
        <Panel>
          <EmptyState scene="lost" title={homeworkTexts.notFound} hint={homeworkTexts.notFoundHint} />
        </Panel>
      ) : (
        <ListBody query={homework} failed={homeworkTexts.failed}>
          {(data) => <Task data={data} />}
        </ListBody>
      )}
    </div>
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
      <section className={styles.panel} aria-labelledby="task-title">
        <header className={styles.head}>
          <h1 id="task-title">{title}</h1>
          <StateChip work={work} wasDueBeforeJoining={wasDueBeforeJoining} />
        </header>
        {content !== '' && <p className={styles.said}>{content}</p>}
        <p className={styles.quiet}>
          {lessonTitle}
          {contentTitle !== '' && ` · ${contentTitle}`} · {due(hourText(dueAt))} ·{' '}
          {homeworkTexts.progress(checkedCount, contentCount)}
        </p>
        {work && <p className={styles.news}>{newsOf(work.state)}</p>}
        {!work && wasDueBeforeJoining && <p className={styles.news}>{texts.beforeHint}</p>}
        <div>
          <ButtonLink to={path} tone="sea" icon={<ArrowRight />}>
            {checkedCount < contentCount || work?.state === 'RETURNED' ? texts.go : texts.see}
          </ButtonLink>
        </div>
      </section>
      {work?.state !== 'DONE' && <HandIn key={work?.workId} data={data} />}
      {workList.length > 0 && <Tries workList={workList} />}
    </>
  );
}

const newsOf = (state: 'HANDED_IN' | 'RETURNED' | 'DONE') =>
  ({ HANDED_IN: texts.waits, RETURNED: texts.returned, DONE: texts.passed })[state];

function HandIn({ data }: { readonly data: OwnHomeworkDetail }) {
  const { id } = useChannel();
  const queries = useQueryClient();
  const { homeworkId, contentType, code, work, checkedCount, contentCount } = data;
  const [note, setNote] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      handInHomework(id, homeworkId, {
        note,
        code: code && { submissionId: code.submissionId, language: code.language, source: code.source },
      }),
    onSuccess: () => {
      setNote('');
      showToast({ text: texts.handedIn, theme: 'success' });
    },
    onError: (error) => showToast({ text: userMessageOf(error, texts.failedHandIn), theme: 'warning' }),
    onSettled: () => queries.invalidateQueries({ queryKey: homeworkQueries.all }),
  });
  const isProblem = contentType === 'PROBLEM';
  const isReady = isProblem ? code !== null : checkedCount >= contentCount;
  return (
    <section className={styles.panel} aria-label={texts.handIn}>
      {isProblem && code && (
        <>
          <h2>{texts.thisCode}</h2>
          <CodeReview source={code.source} language={code.language} commentList={[]} />
          <p className={styles.quiet}>{code.verdict === 'AC' ? texts.accepted : texts.unjudged}</p>
        </>
      )}
      {!isReady && <p className={styles.quiet}>{isProblem ? texts.noCode : texts.notDone}</p>}
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
            <Button size="large" icon={<Send />} busy={isPending} onClick={() => mutate()}>
              {work === null ? texts.handIn : work.state === 'RETURNED' ? texts.handInAgain : texts.handInNew}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function Tries({ workList }: Pick<OwnHomeworkDetail, 'workList'>) {
  return (
    <section className={styles.panel} aria-label={texts.tries}>
      <h2>{texts.tries}</h2>
      <ol className={styles.tries}>
        {workList.map((work) => (
          <li key={work.workId}>
            <p className={styles.try}>
              <b>{texts.try(work.tryNumber)}</b>
              <StateChip work={work} />
              <small>{momentText(work.handedInAt)}</small>
            </p>
            {work.note !== '' && <p className={styles.quiet}>{homeworkTexts.staff.note(work.note)}</p>}
            {work.feedback !== '' && (
              <p className={styles.feedback}>
                <b>{texts.feedback}</b>
                {work.feedback}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
