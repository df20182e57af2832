import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { reportWritten } from '#client/net/channels/comments.ts';
import { reportOwnStage } from '#client/net/learning/ownStages.ts';
import { reportUser } from '#client/net/people/chat.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useSubmit } from '#client/ui/form/useSubmit.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { REPORT_REASONS, reportReasonSchema } from '#shared/contract/people/moderation.ts';
import { chatTexts } from './texts.ts';

const texts = chatTexts.report;
const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: texts.reasons[value] }));
const COMMENT_LENGTH = 200;
const FORM = 'report';
const reportSchema = z.object({ reason: reportReasonSchema, comment: z.string().trim().max(COMMENT_LENGTH) });
type Report = z.infer<typeof reportSchema>;
const FIRST: Report = { reason: 'BAD_WORDS', comment: '' };

/** Reports a user to staff; the server adds the chat lines it has received. */
export function ReportDialog({
  payload: { userId, nickname, wrote, stageId },
}: {
  readonly payload: DialogPayloads['report'];
}) {
  const { close } = useDialogControl();
  const form = useForm({
    resolver: zodResolver(reportSchema),
    defaultValues: FIRST,
  });
  const { onSubmit, message, busy } = useSubmit(
    form,
    async ({ reason, comment }: Report) => {
      const report = { reason, ...(comment !== '' && { comment }) };
      if (stageId !== undefined) await reportOwnStage(stageId, report);
      else await (wrote ? reportWritten(wrote, report) : reportUser({ userId, ...report }));
      showToast({ text: texts.done, theme: 'success' });
      close();
    },
    (error) => userMessageOf(error, chatTexts.failed),
  );
  const { errors } = form.formState;

  return (
    <Dialog
      title={texts.title}
      width="small"
      description={texts.lead(nickname)}
      footer={
        <Button type="submit" form={FORM} tone="danger" busy={busy}>
          {texts.send}
        </Button>
      }
    >
      <Stack as="form" pad={2} id={FORM} noValidate onSubmit={onSubmit}>
        <Controller
          control={form.control}
          name="reason"
          render={({ field: { value, onChange } }) => (
            <ChoiceField label={texts.reason} options={OPTIONS} value={value} onChange={onChange} />
          )}
        />
        <TextAreaField
          label={texts.comment}
          hint={texts.commentHint}
          error={errors.comment?.message ?? message}
          maxLength={COMMENT_LENGTH}
          rows={3}
          {...form.register('comment')}
        />
      </Stack>
    </Dialog>
  );
}
