import { useQuery } from '@tanstack/react-query';
import { Check, MessageSquareCode, Play, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { HomeworkWork } from '#shared/contract/learning/homeworks.ts';
import { VERDICTS } from '#shared/contract/learning/verdicts.ts';
import { progressQueries } from '#client/net/learning/classProgress.ts';
import { type HomeworkInClass, homeworkQueries, useGiveFeedback } from '#client/net/learning/homeworks.ts';
import { useWriteCodeComment } from '#client/net/learning/codeComments.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { CodeReview } from '#client/pages/learning/review/CodeReview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { Note } from '#client/ui/text/Note.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { isCheckingKey } from './isCheckingKey.ts';
import { Try } from './Try.tsx';
import { homeworkTexts } from './texts.ts';

// The interpreters come with the first run that a teacher asks for.
const RunWork = lazy(async () => ({ default: (await import('./RunWork.tsx')).RunWork }));

const texts = homeworkTexts.staff;

/** One pupil's work: the last try with its code, comments at its lines, and the teacher's opinion. */
export function WorkPanel({
  homework,
  memberId,
  onAnswered,
}: {
  readonly homework: HomeworkInClass;
  readonly memberId: number;
  /** The try was answered: the next one may be looked at. */
  readonly onAnswered: () => void;
}) {
  const { id } = useChannel();
  const works = useQuery(homeworkQueries.works({ id, homeworkId: homework.homeworkId, memberId }));
  return (
    <Stack>
      <ListBody query={works} failed={homeworkTexts.failed}>
        {([last, ...former]) =>
          last && (
            <>
              <Work homework={homework} memberId={memberId} work={last} />
              {/*
               * A work remembered from an earlier look may have been answered or handed in again meanwhile.
               */}
              {last.state === 'HANDED_IN' && works.isFetchedAfterMount && (
                <Feedback
                  key={`${last.workId} ${last.handedInAt}`}
                  homework={homework}
                  memberId={memberId}
                  work={last}
                  onAnswered={onAnswered}
                />
              )}
              {former.map((work) => (
                <Former key={work.workId} work={work} />
              ))}
            </>
          )
        }
      </ListBody>
    </Stack>
  );
}

interface WorkProps {
  readonly homework: HomeworkInClass;
  readonly memberId: number;
  readonly work: HomeworkWork;
}

function Work({ homework, memberId, work }: WorkProps) {
  const { id, channelDomain } = useChannel();
  const [isRun, setRun] = useState(false);
  const place = { id, memberId, problemId: homework.contentId };
  const write = useWriteCodeComment(place);
  const code = useQuery({ ...progressQueries.memberCode(place), enabled: work.source !== null });
  const { language, source, verdict, submissionId, workId, note, feedback } = work;
  // A work that the judge has seen is spoken of as a submission, everything else as it was handed in.
  const about = submissionId === null ? { submissionId: null, workId } : { submissionId, workId: null };
  return (
    <>
      {note !== '' && <Note>{texts.note(note)}</Note>}
      {language && source !== null ? (
        <>
          {verdict && <Hint>{VERDICTS[verdict].label}</Hint>}
          <CodeReview
            source={source}
            language={language}
            commentList={(code.data?.commentList ?? []).filter(
              (comment) => comment.submissionId === about.submissionId && comment.workId === about.workId,
            )}
            onWrite={async (line, text) => {
              await write.mutateAsync({ ...about, line, text });
            }}
          />
          {isRun && (
            <Suspense>
              <RunWork problemId={homework.contentId} language={language} source={source} />
            </Suspense>
          )}
          <Cluster>
            {!isRun && homework.contentType === 'PROBLEM' && (
              <Button tone="sea" icon={<Play />} onClick={() => setRun(true)}>
                {texts.run}
              </Button>
            )}
            <ButtonLink
              to={paths.channelMemberCode(channelDomain, memberId, homework.contentId)}
              icon={<MessageSquareCode />}
            >
              {texts.comments}
            </ButtonLink>
          </Cluster>
        </>
      ) : (
        <Hint>{texts.noCode}</Hint>
      )}
      {feedback !== '' && <Note>{feedback}</Note>}
    </>
  );
}

/** Words and whether it is done. A try that was handed in again meanwhile is read again before it is answered. */
function Feedback({ homework, memberId, work, onAnswered }: WorkProps & { readonly onAnswered: () => void }) {
  const { id } = useChannel();
  const [words, setWords] = useState('');
  const { mutate, isPending } = useGiveFeedback(
    { id, homeworkId: homework.homeworkId, memberId },
    {
      onSuccess: () => {
        showToast({ text: texts.told, theme: 'success' });
        onAnswered();
      },
      onError: (error) => showToast({ text: userMessageOf(error, texts.feedbackFailed), theme: 'warning' }),
    },
  );
  const answer = (state: 'RETURNED' | 'DONE') =>
    mutate({ workId: work.workId, handedInAt: work.handedInAt, state, feedback: words });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isPending || !isCheckingKey(event)) return;
    if (event.code === 'KeyP') answer('DONE');
    if (event.code === 'KeyR') answer('RETURNED');
  });
  // The keys hold from the moment at which the buttons are seen.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <TextAreaField
        label={texts.feedback}
        value={words}
        rows={2}
        maxLength={1000}
        optional
        onChange={({ target }) => setWords(target.value)}
      />
      <Cluster>
        <Button icon={<Check />} busy={isPending} onClick={() => answer('DONE')}>
          {texts.done}
        </Button>
        <Button tone="alt" icon={<RotateCcw />} busy={isPending} onClick={() => answer('RETURNED')}>
          {texts.returned}
        </Button>
      </Cluster>
    </>
  );
}

function Former({ work }: { readonly work: HomeworkWork }) {
  return (
    <div>
      <Try work={work} />
      {work.feedback !== '' && <Note>{work.feedback}</Note>}
    </div>
  );
}
