import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { credentialRoutes } from '#shared/contract/people/credentials.ts';
import { useChangePassword } from '#client/net/people/credentials.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useSubmit } from '#client/ui/form/useSubmit.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { PasswordField } from '#client/ui/form/PasswordField.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { shellTexts } from '../texts.ts';

const texts = shellTexts.settings.credentials;
const FORM = 'change-password';

/** Asks for the password of now and a new one; all other devices are signed out. */
export function ChangePasswordDialog() {
  const { close } = useDialogControl();
  const change = useChangePassword({
    onSuccess: (endedCount) => {
      close();
      showToast({ text: texts.passwordChanged(endedCount), theme: 'success' });
    },
  });
  const form = useForm({
    resolver: zodResolver(credentialRoutes.changePassword.body),
    defaultValues: { password: '', newPassword: '' },
  });
  const { onSubmit, message, busy } = useSubmit(
    form,
    async (body: { password: string; newPassword: string }) => {
      await change.mutateAsync(body);
    },
    (error) => userMessageOf(error, texts.failed),
  );
  const { password, newPassword } = useWatch({ control: form.control });
  const { errors } = form.formState;
  return (
    <Dialog
      title={texts.passwordTitle}
      width="small"
      footer={
        <>
          <Button type="submit" form={FORM} disabled={!password || !newPassword} busy={busy}>
            {texts.passwordConfirm}
          </Button>
          <Button tone="alt" onClick={close}>
            {shellTexts.cancel}
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM} noValidate onSubmit={onSubmit}>
        <p>{texts.passwordLead}</p>
        <PasswordField
          label={texts.password}
          error={errors.password?.message ?? message}
          autoComplete="current-password"
          maxLength={64}
          {...form.register('password')}
        />
        <PasswordField
          label={texts.newPassword}
          hint={texts.passwordHint}
          error={errors.newPassword?.message}
          autoComplete="new-password"
          maxLength={64}
          {...form.register('newPassword')}
        />
      </Stack>
    </Dialog>
  );
}
