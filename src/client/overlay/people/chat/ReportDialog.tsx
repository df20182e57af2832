import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reportWritten } from '#client/net/channels/comments.ts';
import { reportUser } from '#client/net/people/chat.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { REPORT_REASONS, type ReportReason } from '#shared/contract/people/moderation.ts';
import { chatTexts } from './texts.ts';

const texts = chatTexts.report;
const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: texts.reasons[value] }));
const COMMENT_LENGTH = 200;

/** Reports a user to staff; the server adds the chat lines it has received. */
export function ReportDialog({
  payload: { userId, nickname, wrote },
}: {
  readonly payload: DialogPayloads['report'];
}) {
  const { close } = useDialogControl();
  const [reason, setReason] = useState<ReportReason>('BAD_WORDS');
  const [comment, setComment] = useState('');
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const trimmed = comment.trim();
      const report = { reason, ...(trimmed !== '' && { comment: trimmed }) };
      return wrote ? reportWritten(wrote, report) : reportUser({ userId, ...report });
    },
    onSuccess: () => {
      showToast({ text: texts.done, theme: 'success' });
      close();
    },
  });

  return (
    <Dialog
      title={texts.title}
      width="small"
      description={texts.lead(nickname)}
      footer={
        <Button tone="danger" busy={send.isPending} onClick={() => send.mutate()}>
          {texts.send}
        </Button>
      }
    >
      <Stack pad={2}>
        <ChoiceField label={texts.reason} options={OPTIONS} value={reason} onChange={setReason} />
        <TextAreaField
          label={texts.comment}
          hint={texts.commentHint}
          error={send.isError ? userMessageOf(send.error, chatTexts.failed) : undefined}
          maxLength={COMMENT_LENGTH}
          rows={3}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}
