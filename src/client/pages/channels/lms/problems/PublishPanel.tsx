import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Rocket, Scale, Undo2 } from 'lucide-react';
import { problemDraftQueries } from '#client/net/queries/problemDraftQueries.ts';
import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { publishProblem, unpublishProblem } from '#client/net/rest/learning/problemDrafts.ts';
import { rejudgeProblem } from '#client/net/rest/learning/submissions.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { ProblemDraft } from '#shared/contract/learning/problemDrafts.ts';
import { useChannel } from '../../frame/channelContext.ts';
import styles from './Panels.module.css';
import { ProblemDownloads } from './ProblemDownloads.tsx';
import { problemTexts as texts } from './texts.ts';

const STATE_WORDS = {
  DRAFT: texts.isDraft,
  PUBLISHED: texts.isPublished,
  CHANGED: texts.isChanged,
} satisfies Record<ProblemDraft['state'], string>;

/** What the judge says of the programs, and whether pupils solve the problem. */
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
  const queries = useQueryClient();
  const take = (fresh: ProblemDraft) => {
    queries.setQueryData(problemDraftQueries.draft(id, draftId).queryKey, fresh);
  };
  const publish = useMutation({ mutationFn: () => publishProblem(id, draftId, version), onSuccess: take });
  const unpublish = useMutation({ mutationFn: () => unpublishProblem(id, draftId), onSuccess: take });
  const error = publish.error ?? unpublish.error;
  const missing = error instanceof ApiError ? error.fieldErrors.map(({ message }) => message) : [];
  const isChecking = check?.state === 'RUNNING';
  const isOfNow = check !== null && check.version === version;
  return (
    <div className={styles.panel}>
      <p className={state === 'PUBLISHED' ? styles.good : styles.note}>{STATE_WORDS[state]}</p>
      {isChecking && (
        <div role="status">
          <ProgressBar
            label={texts.checking(check.done, check.total)}
            value={check.done}
            max={check.total}
            caption={texts.checking(check.done, check.total)}
          />
        </div>
      )}
      {isOfNow && check.state === 'PASSED' && (
        <p className={styles.good} role="status">
          {texts.passed}
        </p>
      )}
      {isOfNow && check.state === 'FAILED' && (
        <div role="status">
          <p className={styles.note}>{texts.failedCheck}</p>
          <ul className={styles.faults}>
            {check.faultList.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <FormMessage message={error === null ? undefined : userMessageOf(error, texts.actionFailed)} />
      {missing.length > 0 && (
        <ul className={styles.faults}>
          {missing.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {!isReady && <p className={styles.note}>{texts.fillFirst}</p>}
      {!isSaved && <p className={styles.note}>{texts.saveFirst}</p>}
      <div className={styles.row}>
        {state !== 'PUBLISHED' && (
          <Button
            size="large"
            icon={<Rocket />}
            busy={publish.isPending || isChecking}
            disabled={!isSaved || !isReady}
            onClick={() => publish.mutate()}
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
      </div>
      <ProblemDownloads draft={draft} />
    </div>
  );
}

/** What was handed in before the cases were changed keeps its result until it is judged again. */
function RejudgeButton({ problemId }: { readonly problemId: number }) {
  const { id } = useChannel();
  // What goes wrong is said by the notice that every page has.
  const rejudge = useMutation({
    mutationFn: () => rejudgeProblem(id, problemId),
    onSuccess: (count) => showToast({ text: texts.rejudgeDone(count), theme: 'success' }),
  });
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
