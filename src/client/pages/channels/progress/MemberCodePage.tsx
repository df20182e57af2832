import '@fontsource/jetbrains-mono/latin-500.css';
import {
  checkCodeComments,
  useRemoveCodeComment,
  useWriteCodeComment,
} from '#client/net/learning/codeComments.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, GitCompare, NotebookText, RotateCcw, Scale } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { CodeVersion, MemberCode } from '#shared/contract/learning/classProgress.ts';
import {
  type MemberProblem,
  progressQueries,
  useRejudgeMember,
  useResetMember,
} from '#client/net/learning/classProgress.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { Note } from '#client/ui/text/Note.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Page } from '#client/ui/layout/Page.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { CodeReview } from '#client/pages/learning/review/CodeReview.tsx';
import { reviewTexts } from '#client/pages/learning/review/texts.ts';
import { useChannel } from '../frame/channelContext.ts';
import { progressTexts } from './texts.ts';
import { VersionList } from './VersionList.tsx';
import styles from './Progress.module.css';

const texts = progressTexts.code;
const DifferenceView = lazy(async () => ({
  default: (await import('#client/pages/learning/drafts/DifferenceView.tsx')).DifferenceView,
}));

/** The server's errors for an address at which there is nobody, or no problem. */
const MISSING: ReadonlySet<string> = new Set([
  'CHANNEL_MEMBER_NOT_FOUND',
  'IS_NOT_CHANNEL_CONTENT',
  'PROBLEM_NOT_FOUND',
  'VALIDATION_FAIL',
]);

/** All that a member wrote for a problem: each version with its verdict, and what is said of its lines. */
export function MemberCodePage() {
  const { id, channelDomain } = useChannel();
  const params = useParams();
  const place = { id, memberId: Number(params['memberId']), problemId: Number(params['problemId']) };
  const code = useQuery(progressQueries.memberCode(place));
  return (
    <Page width="full">
      <Row>
        <ButtonLink size="small" to={paths.channelProgress(channelDomain)} icon={<ArrowLeft />}>
          {texts.back}
        </ButtonLink>
      </Row>
      {MISSING.has(errorCodeOf(code.error) ?? '') ? (
        <Panel>
          <EmptyState scene="lost" title={texts.notFound} hint={texts.notFoundHint} />
        </Panel>
      ) : (
        <ListBody query={code} failed={texts.failed}>
          {(data) => <Code place={place} data={data} />}
        </ListBody>
      )}
    </Page>
  );
}

const keyOf = ({ submissionId, workId }: Pick<CodeVersion, 'submissionId' | 'workId'>) =>
  `${submissionId} ${workId}`;

function Code({ place, data }: { readonly place: MemberProblem; readonly data: MemberCode }) {
  const { channelDomain } = useChannel();
  const { nickname, title, versionList, commentList, draft, success, submissionCount } = data;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isCompared, setCompared] = useState(false);
  const write = useWriteCodeComment(place);
  const remove = useRemoveCodeComment(place, { onError: showFailure });
  useSeenAnswers(place, data);
  const index = Math.max(
    0,
    versionList.findIndex((version) => keyOf(version) === chosen),
  );
  const version = versionList[index];
  const former = versionList[index + 1];
  return (
    <Section
      level={1}
      title={texts.title(nickname, title)}
      beside={
        <Chip tone={success ? 'success' : 'warning'}>
          {success ? texts.solved : texts.notSolved} · {texts.tries(submissionCount)}
        </Chip>
      }
      actions={<MemberActions data={data} place={place} />}
    >
      {data.waitingHomeworkId !== null && (
        <Card layout="row" size="small" tone="danger">
          <Text tone="inherit" grow>
            {texts.homeworkWaits}
          </Text>
          <ButtonLink
            size="small"
            to={paths.channelGivenWork(channelDomain, data.waitingHomeworkId, place.memberId)}
            tone="ok"
            icon={<NotebookText />}
          >
            {texts.toHomework}
          </ButtonLink>
        </Card>
      )}
      {version === undefined ? (
        <EmptyState title={texts.none} hint={texts.noneHint} />
      ) : (
        <div className={styles.columns}>
          <VersionList
            versions={versionList}
            comments={commentList}
            chosen={keyOf(version)}
            keyOf={keyOf}
            onChoose={setChosen}
          />
          <Stack gap={3}>
            {former && former.language === version.language && (
              <Cluster>
                <Button
                  size="small"
                  tone="alt"
                  icon={<GitCompare />}
                  aria-pressed={isCompared}
                  onClick={() => setCompared(!isCompared)}
                >
                  {isCompared ? texts.compareOff : texts.compare}
                </Button>
              </Cluster>
            )}
            {isCompared && former && former.language === version.language ? (
              <Suspense fallback={<Loading />}>
                <DifferenceView
                  language={version.language}
                  current={former.source}
                  version={version.source}
                />
              </Suspense>
            ) : (
              <CodeReview
                key={keyOf(version)}
                source={version.source}
                language={version.language}
                errorLine={version.errorLine}
                commentList={commentList.filter((comment) => keyOf(comment) === keyOf(version))}
                onWrite={async (line, text) => {
                  const { submissionId, workId } = version;
                  await write.mutateAsync({ submissionId, workId, line, text });
                }}
                onRemove={(commentId) =>
                  openDialog('confirm', {
                    title: reviewTexts.removeAsk,
                    confirmLabel: reviewTexts.removeNow,
                    danger: true,
                    onConfirm: () => remove.mutate(commentId),
                  })
                }
              />
            )}
            {version.errorMessage !== null && <Note tone="danger">{version.errorMessage}</Note>}
          </Stack>
        </div>
      )}
      {draft && (
        <details>
          <Text as="summary" size="label" tone="accent">
            {texts.draft}
          </Text>
          <CodeReview source={draft.source} language={draft.language} commentList={[]} />
        </details>
      )}
    </Section>
  );
}

const showFailure = (error: Error) =>
  showToast({ text: userMessageOf(error, texts.actionFailed), theme: 'warning' });

/** Beginning anew asks before and says so after; judging again only says so. */
function MemberActions({
  data: { nickname, submissionCount, success },
  place,
}: {
  readonly data: MemberCode;
  readonly place: MemberProblem;
}) {
  const rejudge = useRejudgeMember(place, {
    onSuccess: (count) => showToast({ text: texts.rejudgeDone(count), theme: 'success' }),
    onError: showFailure,
  });
  const reset = useResetMember(place, {
    onSuccess: () => showToast({ text: texts.resetDone(nickname), theme: 'success' }),
    onError: showFailure,
  });
  return (
    <Cluster>
      <Button
        size="small"
        tone="alt"
        icon={<Scale />}
        disabled={submissionCount === 0}
        onClick={() => rejudge.mutate(place.memberId)}
      >
        {texts.rejudge}
      </Button>
      <Button
        size="small"
        tone="danger"
        icon={<RotateCcw />}
        disabled={submissionCount === 0 && !success}
        onClick={() =>
          openDialog('confirm', {
            title: texts.resetAsk(nickname),
            detail: texts.resetDetail,
            confirmLabel: texts.resetNow,
            danger: true,
            onConfirm: () => reset.mutate(place.memberId),
          })
        }
      >
        {texts.reset}
      </Button>
    </Cluster>
  );
}

/** Answers on the screen are read: then the pupil waits for nothing more. */
function useSeenAnswers(place: MemberProblem, { commentList }: MemberCode): void {
  const { id, memberId, problemId } = place;
  const unseen = commentList.filter(({ isAnswer, readAt }) => isAnswer && readAt === null);
  const last = unseen.at(-1)?.commentId;
  useEffect(() => {
    if (last !== undefined) checkCodeComments({ id, memberId, problemId }, last).catch(() => undefined);
  }, [id, memberId, problemId, last]);
}
