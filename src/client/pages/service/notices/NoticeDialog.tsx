import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useCreateNotice, useSaveNotice } from '#client/net/service/notices.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { noticeBodySchema, type ServiceNotice } from '#shared/contract/service/notices.ts';
import { serviceTexts } from '../texts.ts';

const texts = serviceTexts.notices;

export interface NoticeDialogProps {
  /** A new one without it. */
  readonly notice: ServiceNotice | undefined;
  readonly onDone: () => void;
}

/** Writes a notice to everybody, or changes one. */
export function NoticeDialog({ notice, onDone }: NoticeDialogProps) {
  const formId = useId();
  const create = useCreateNotice();
  const save = useSaveNotice(notice?.noticeId ?? 0);
  const { title = '', content = '', pinned = false } = notice ?? {};
  const form = useForm({
    resolver: zodResolver(noticeBodySchema),
    defaultValues: { title, content, pinned },
  });
  const { errors } = form.formState;
  const submit = useFormSubmit(form, async (body) => {
    await (notice ? save : create).mutateAsync(body);
    showToast({ text: notice ? texts.saved : texts.published, theme: 'success' });
    onDone();
  });
  return (
    <Dialog
      title={notice ? texts.edit : texts.write}
      titleTone="sea"
      footer={
        <Button type="submit" form={formId} busy={submit.busy}>
          {notice ? texts.save : texts.publish}
        </Button>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit.onSubmit} noValidate aria-label={texts.title}>
        <TextField
          label={texts.noticeTitle}
          maxLength={60}
          error={errors.title?.message}
          {...form.register('title')}
        />
        <TextAreaField
          label={texts.content}
          rows={8}
          maxLength={4000}
          error={errors.content?.message}
          {...form.register('content')}
        />
        <CheckBox label={texts.pin} {...form.register('pinned')} />
        <FormMessage message={submit.message} />
      </Stack>
    </Dialog>
  );
}
