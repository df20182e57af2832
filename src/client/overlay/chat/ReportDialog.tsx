import { useState } from 'react';
import { reportUser } from '#client/net/rest/chat.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { TextAreaField } from '#client/ui/form/TextAreaField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { REPORT_REASONS, type ReportReason } from '#shared/contract/moderation.ts';
import { chatTexts } from './texts.ts';
import styles from './ChatUserDialog.module.css';

const texts = chatTexts.report;
const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: texts.reasons[value] }));
const COMMENT_LENGTH = 200;

/** Tells staff what happened; the server adds what it heard itself. */
export function ReportDialog({
  payload: { userId, nickname },
}: {
  readonly payload: DialogPayloads['report'];
}) {
  const { close } = useDialogControl();
  const [reason, setReason] = useState<ReportReason>('BAD_WORDS');
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const send = async () => {
    setBusy(true);
    setError(undefined);
    const words = comment.trim();
    try {
      await reportUser({ userId, reason, ...(words !== '' && { comment: words }) });
      showToast({ text: texts.done, theme: 'success', durationMs: 3500 });
      close();
    } catch (failure) {
      setError(failure instanceof ApiError && failure.userMessage ? failure.userMessage : chatTexts.failed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={texts.title}
      width="small"
      description={texts.lead(nickname)}
      footer={
        <Button tone="danger" busy={busy} onClick={() => void send()}>
          {texts.send}
        </Button>
      }
    >
      <div className={styles.actions}>
        <ChoiceField label={texts.reason} options={OPTIONS} value={reason} onChange={setReason} />
        <TextAreaField
          label={texts.comment}
          hint={texts.commentHint}
          error={error}
          maxLength={COMMENT_LENGTH}
          rows={3}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
