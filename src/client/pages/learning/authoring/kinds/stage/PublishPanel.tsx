import { ExternalLink, Rocket } from 'lucide-react';
import { usePublishStageDraft, useUnpublishStageDraft } from '#client/net/learning/authoring/stageDrafts.ts';
import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { StageDraft } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { Faults, ProofState } from '../../editor/ProofState.tsx';
import { editorTexts } from './texts.ts';
import styles from './Panels.module.css';

export interface PublishPanelProps {
  /** The draft as the server has it. */
  readonly draft: StageDraft;
  /** Whether nothing is missing. */
  readonly isReady: boolean;
  /** The version it was saved as; null while it is not. */
  readonly version: number | null;
}

/** The judge's answer, and whether children play the stage. */
export function PublishPanel({ draft, isReady, version }: PublishPanelProps) {
  const { id: channelId, channelDomain } = useChannel();
  const { draftId, state, check, problemId } = draft;
  const publish = usePublishStageDraft({ channelId, draftId });
  const unpublish = useUnpublishStageDraft({ channelId, draftId });
  const error = publish.error ?? unpublish.error;
  const told = error instanceof ApiError ? error.fieldErrors.map(({ message }) => message) : [];
  // A check of an older version is nobody's concern any more: that version is not published.
  const isChecking = check?.state === 'RUNNING' && (version === null || check.version === version);
  return (
    <>
      <ProofState
        check={check}
        version={version}
        isChecking={isChecking}
        texts={{
          checking: editorTexts.checking,
          passed: editorTexts.checkPassed,
          failed: editorTexts.checkFailed,
        }}
      />
      {isReady ? (
        state !== 'PUBLISHED' && <p className={styles.good}>{editorTexts.nothingMissing}</p>
      ) : (
        <p className={styles.note}>{editorTexts.missing}</p>
      )}
      <FormMessage message={error === null ? undefined : userMessageOf(error, editorTexts.publishFailed)} />
      <Faults faults={told} />
      <Button
        size="large"
        icon={<Rocket />}
        busy={publish.isPending || isChecking}
        disabled={!isReady || version === null || state === 'PUBLISHED'}
        onClick={() => {
          if (version !== null) publish.mutate(version);
        }}
      >
        {state === 'DRAFT' ? editorTexts.publish : editorTexts.publishAgain}
      </Button>
      {version === null && <p className={styles.note}>{editorTexts.waitSaved}</p>}
      {state !== 'DRAFT' && problemId !== null && (
        <div className={styles.row}>
          <ButtonLink to={paths.classStage(channelDomain, problemId)} tone="sea">
            <ExternalLink aria-hidden="true" />
            {editorTexts.openStage}
          </ButtonLink>
          <Button
            tone="alt"
            busy={unpublish.isPending}
            onClick={() =>
              openDialog('confirm', {
                title: editorTexts.unpublish,
                detail: editorTexts.unpublishDetail,
                confirmLabel: editorTexts.unpublish,
                danger: true,
                onConfirm: () => unpublish.mutate(),
              })
            }
          >
            {editorTexts.unpublish}
          </Button>
        </div>
      )}
    </>
  );
}
