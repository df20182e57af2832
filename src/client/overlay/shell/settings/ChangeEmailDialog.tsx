import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CODE_LENGTH } from '#shared/contract/people/guardians.ts';
import { emailSchema } from '#shared/contract/people/accounts.ts';
import { ApiError, errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { askEmail, confirmEmail } from '#client/net/rest/people/credentials.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { PasswordField } from '#client/ui/form/PasswordField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { shellTexts } from '../texts.ts';
import styles from '../SettingsDialog.module.css';

const texts = shellTexts.settings.credentials;

/** Two steps: the password and the mail that is wished, then the digits that came there. */
export function ChangeEmailDialog() {
  const known = useStore(sessionStore, (state) => state.user?.email ?? '');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <AskStep known={known} onSent={setSentTo} />
  ) : (
    <CodeStep email={sentTo} onBack={() => setSentTo(null)} />
  );
}

interface AskStepProps {
  readonly known: string;
  readonly onSent: (email: string) => void;
}

function AskStep({ known, onSent }: AskStepProps) {
  const { close } = useDialogControl();
  const [password, setPassword] = useState('');
  const [email, setEmail] = useState('');
  const [wrongEmail, setWrongEmail] = useState<string>();
  const ask = useMutation({
    networkMode: 'always',
    mutationFn: (wished: string) => askEmail({ password, email: wished }),
    onSuccess: (_code, wished) => onSent(wished),
  });
  const emailProblem = wrongEmail ?? emailProblemOf(ask.error);
  const send = () => {
    const typed = emailSchema.safeParse(email);
    setWrongEmail(typed.error?.issues[0]?.message);
    if (typed.success) ask.mutate(typed.data);
  };
  return (
    <Dialog
      title={texts.emailTitle}
      width="small"
      footer={
        <>
          <Button disabled={password === '' || email === ''} busy={ask.isPending} onClick={send}>
            {texts.sendCode}
          </Button>
          <Button tone="alt" onClick={close}>
            {shellTexts.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.deletion}>
        <p>{known === '' ? texts.noEmail : texts.emailNow(known)}</p>
        <TextField
          label={texts.newEmail}
          error={emailProblem}
          type="email"
          autoComplete="email"
          maxLength={120}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setWrongEmail(undefined);
          }}
        />
        <PasswordField
          label={texts.password}
          error={
            ask.isError && emailProblem === undefined ? userMessageOf(ask.error, texts.failed) : undefined
          }
          autoComplete="current-password"
          maxLength={64}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </div>
    </Dialog>
  );
}

interface CodeStepProps {
  readonly email: string;
  readonly onBack: () => void;
}

function CodeStep({ email, onBack }: CodeStepProps) {
  const { close } = useDialogControl();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    networkMode: 'always',
    mutationFn: () => confirmEmail(code),
    onSuccess: () => {
      close();
      showToast({ text: texts.emailChanged, theme: 'success' });
    },
    onError: () => setCode(''),
  });
  return (
    <Dialog
      title={texts.emailTitle}
      width="small"
      footer={
        <>
          <Button
            disabled={code.length < CODE_LENGTH}
            busy={confirm.isPending}
            onClick={() => confirm.mutate()}
          >
            {texts.emailConfirm}
          </Button>
          <Button tone="alt" onClick={onBack}>
            {texts.back}
          </Button>
        </>
      }
    >
      <div className={styles.deletion}>
        <p role="status">{texts.codeSent(email)}</p>
        <TextField
          label={texts.code}
          error={confirm.isError ? userMessageOf(confirm.error, texts.failed) : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_LENGTH}
          value={code}
          onChange={({ target }) => setCode(target.value.replaceAll(/\D/gu, '').slice(0, CODE_LENGTH))}
        />
      </div>
    </Dialog>
  );
}

function emailProblemOf(error: Error | null): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (errorCodeOf(error) === 'EMAIL_DUPLICATE_MEMBER') return error.userMessage;
  return error.fieldErrors.find(({ field }) => field === 'email')?.message;
}
