import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRequestDeletion } from '#client/net/people/accounts.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { PasswordField } from '#client/ui/form/PasswordField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { GRACE_DAYS } from '#shared/contract/people/accounts.ts';
import { shellTexts } from '../texts.ts';
import styles from '../Settings.module.css';

const texts = shellTexts.settings.deletion;

/** Asks for the password, says what goes, and begins the deletion of the account. */
export function DeleteAccountDialog() {
  const { close } = useDialogControl();
  const navigate = useNavigate();
  const cancel = useRef<HTMLButtonElement>(null);
  const [password, setPassword] = useState('');
  const remove = useRequestDeletion({
    onSuccess: (eraseAt) => {
      close();
      void navigate(paths.signIn);
      openDialog('alert', { title: texts.begun, detail: texts.until(texts.day(eraseAt)) });
    },
  });
  return (
    <Dialog
      title={texts.title}
      titleTone="coral"
      width="small"
      initialFocus={cancel}
      footer={
        <>
          <Button
            tone="danger"
            disabled={password === ''}
            busy={remove.isPending}
            onClick={() => remove.mutate(password)}
          >
            {texts.confirm}
          </Button>
          <Button tone="alt" ref={cancel} onClick={close}>
            {shellTexts.cancel}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{texts.lead(GRACE_DAYS)}</p>
        <ul className={styles.goes}>
          {texts.goes.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <PasswordField
          label={texts.password}
          error={remove.isError ? userMessageOf(remove.error, texts.failed) : undefined}
          autoComplete="current-password"
          maxLength={64}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Stack>
    </Dialog>
  );
}
