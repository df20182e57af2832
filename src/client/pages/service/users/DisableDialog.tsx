import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useDisableUser } from '#client/net/service/users.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { disableBodySchema, type ServiceUser } from '#shared/contract/service/users.ts';
import { serviceTexts } from '../texts.ts';

const texts = serviceTexts.user;

/** Asks for the reason, which the user reads at the next sign-in. */
export function DisableDialog({ user, onDone }: { readonly user: ServiceUser; readonly onDone: () => void }) {
  const formId = useId();
  const disable = useDisableUser(user.userId);
  const form = useForm({ resolver: zodResolver(disableBodySchema), defaultValues: { reason: '' } });
  const submit = useFormSubmit(form, async (body) => {
    await disable.mutateAsync(body);
    showToast({ text: texts.disabled, theme: 'success' });
    onDone();
  });
  return (
    <Dialog
      title={texts.disable}
      width="small"
      description={texts.disableLead(user.nickname)}
      footer={
        <Button type="submit" form={formId} tone="danger" busy={submit.busy}>
          {texts.disable}
        </Button>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit.onSubmit} noValidate aria-label={texts.disable}>
        <TextAreaField
          label={texts.reason}
          hint={texts.reasonHint}
          rows={3}
          maxLength={200}
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
        <FormMessage message={submit.message} />
      </Stack>
    </Dialog>
  );
}
