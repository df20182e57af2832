import { Rocket, Scale, Undo2 } from 'lucide-react';
import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { usePublishProblem, useUnpublishProblem } from '#client/net/learning/authoring/problemDrafts.ts';
import { useRejudgeProblem } from '#client/net/learning/submissions.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { ProblemDraft } from '#shared/contract/learning/authoring/problemDrafts.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { Faults, ProofState } from '../../editor/ProofState.tsx';
import { ProblemDownloads } from './ProblemDownloads.tsx';
import { problemTexts as texts } from './texts.ts';

const STATE_WORDS = {
  DRAFT: texts.isDraft,
  PUBLISHED: texts.isPublished,
  CHANGED: texts.isChanged,
} satisfies Record<ProblemDraft['state'], string>;

/** The judge's answer to the programs, and whether pupils solve the problem. */
export function PublishPanel({
  draft,
  isReady,
  isSaved,
}: {
  readonly draft: ProblemDraft;
  /** Whether nothing is missing. */
  readonly isReady: boolean;
  readonly isSaved: boolean;
}) {
  const { id, holds } = useChannel();
  const { draftId, problemId, state, check, version } = draft;
  const publish = usePublishProblem({ id, draftId });
  const unpublish = useUnpublishProblem({ id, draftId });
  const error = publish.error ?? unpublish.error;
  const missing = error instanceof ApiError ? error.fieldErrors.map(({ message }) => message) : [];
  const isChecking = check?.state === 'RUNNING';
  return (
    <Stack gap={5}>
      <Text tone={state === 'PUBLISHED' ? 'success' : 'soft'} bold={state === 'PUBLISHED'}>
        {STATE_WORDS[state]}
      </Text>
      <ProofState
        check={check}
        version={version}
        isChecking={isChecking}
        texts={{ checking: texts.checking, passed: texts.passed, failed: texts.failedCheck }}
      />
      <FormMessage message={error === null ? undefined : userMessageOf(error, texts.actionFailed)} />
      <Faults faults={missing} />
      {!isReady && (
        <Text size="small" tone="soft">
          {texts.fillFirst}
        </Text>
      )}
      {!isSaved && (
        <Text size="small" tone="soft">
          {texts.saveFirst}
        </Text>
      )}
      <Cluster>
        {state !== 'PUBLISHED' && (
          <Button
            size="large"
            icon={<Rocket />}
            busy={publish.isPending || isChecking}
            disabled={!isSaved || !isReady}
            onClick={() => publish.mutate(version)}
          >
            {texts.publish}
          </Button>
        )}
        {state !== 'DRAFT' && (
          <Button tone="alt" icon={<Undo2 />} busy={unpublish.isPending} onClick={() => unpublish.mutate()}>
            {texts.unpublish}
          </Button>
        )}
        {problemId !== null && holds('manager') && <RejudgeButton problemId={problemId} />}
      </Cluster>
      <ProblemDownloads draft={draft} />
    </Stack>
  );
}

/** Work that was handed in before the cases were changed keeps its result until it is judged again. */
function RejudgeButton({ problemId }: { readonly problemId: number }) {
  const { id } = useChannel();
  // A failure is told by the notice that every page has.
  const rejudge = useRejudgeProblem(
    { id, problemId },
    { onSuccess: (count) => showToast({ text: texts.rejudgeDone(count), theme: 'success' }) },
  );
  return (
    <Button
      tone="alt"
      icon={<Scale />}
      busy={rejudge.isPending}
      onClick={() =>
        openDialog('confirm', {
          title: texts.rejudgeTitle,
          detail: texts.rejudgeDetail,
          confirmLabel: texts.rejudge,
          onConfirm: () => rejudge.mutate(),
        })
      }
    >
      {texts.rejudge}
    </Button>
  );
}
