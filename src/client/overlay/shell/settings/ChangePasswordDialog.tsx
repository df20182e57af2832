import { useState } from 'react';
import { passwordSchema } from '#shared/contract/people/accounts.ts';
import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { useChangePassword } from '#client/net/people/credentials.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { PasswordField } from '#client/ui/form/PasswordField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { shellTexts } from '../texts.ts';

const texts = shellTexts.settings.credentials;

/** Asks for the password of now and a new one; all other devices are signed out. */
export function ChangePasswordDialog() {
  const { close } = useDialogControl();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [tooShort, setTooShort] = useState<string>();
  const change = useChangePassword({
    onSuccess: (endedCount) => {
      close();
      showToast({ text: texts.passwordChanged(endedCount), theme: 'success' });
    },
  });
  const newProblem = tooShort ?? fieldProblem(change.error, 'newPassword');
  const oldProblem =
    change.isError && newProblem === undefined ? userMessageOf(change.error, texts.failed) : undefined;
  const send = () => {
    const problem = passwordSchema.safeParse(newPassword).error?.issues[0]?.message;
    setTooShort(problem);
    if (problem === undefined) change.mutate({ password, newPassword });
  };
  return (
    <Dialog
      title={texts.passwordTitle}
      width="small"
      footer={
        <>
          <Button disabled={password === '' || newPassword === ''} busy={change.isPending} onClick={send}>
            {texts.passwordConfirm}
          </Button>
          <Button tone="alt" onClick={close}>
            {shellTexts.cancel}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{texts.passwordLead}</p>
        <PasswordField
          label={texts.password}
          error={oldProblem}
          autoComplete="current-password"
          maxLength={64}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <PasswordField
          label={texts.newPassword}
          hint={texts.passwordHint}
          error={newProblem}
          autoComplete="new-password"
          maxLength={64}
          value={newPassword}
          onChange={({ target }) => {
            setNewPassword(target.value);
            setTooShort(undefined);
          }}
        />
      </Stack>
    </Dialog>
  );
}

const fieldProblem = (error: Error | null, name: string): string | undefined =>
  error instanceof ApiError ? error.fieldErrors.find(({ field }) => field === name)?.message : undefined;
