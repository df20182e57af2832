import { useQuery } from '@tanstack/react-query';
import { useState, type InputHTMLAttributes } from 'react';
import { CODE_LENGTH } from '#shared/contract/people/guardians.ts';
import { emailSchema } from '#shared/contract/people/accounts.ts';
import { MOST_TYPED_PHONE, phoneNumberSchema, writePhone } from '#shared/contract/phone.ts';
import { ApiError, errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { paymentQueries } from '#client/net/commerce/payments.ts';
import { useAskContact, useConfirmContact } from '#client/net/people/credentials.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { PasswordField } from '#client/ui/form/PasswordField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { shellTexts } from '../texts.ts';

const texts = shellTexts.settings.credentials;

/** What differs between a mail and a phone. */
interface Contact {
  readonly title: string;
  readonly label: string;
  readonly field: 'email' | 'phoneNumber';
  readonly input: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'maxLength'>;
  readonly schema: typeof emailSchema | typeof phoneNumberSchema;
  readonly sent: (contact: string) => string;
  readonly confirmLabel: string;
  readonly changed: string;
}

const EMAIL: Contact = {
  title: texts.emailTitle,
  label: texts.newEmail,
  field: 'email',
  input: { type: 'email', autoComplete: 'email', maxLength: 120 },
  schema: emailSchema,
  sent: texts.codeSent,
  confirmLabel: texts.emailConfirm,
  changed: texts.emailChanged,
};
const PHONE: Contact = {
  title: texts.phoneTitle,
  label: texts.newPhone,
  field: 'phoneNumber',
  input: { type: 'tel', autoComplete: 'tel-national', maxLength: MOST_TYPED_PHONE },
  schema: phoneNumberSchema,
  sent: texts.phoneSent,
  confirmLabel: texts.phoneConfirm,
  changed: texts.phoneChanged,
};

export function ChangeEmailDialog() {
  const known = useStore(sessionStore, (state) => state.user?.email ?? '');
  return <TwoSteps contact={EMAIL} lead={known === '' ? texts.noEmail : texts.emailNow(known)} />;
}

export function ChangePhoneDialog() {
  const { data: known } = useQuery(paymentQueries.phone());
  return <TwoSteps contact={PHONE} lead={known ? texts.phoneNow(writePhone(known)) : texts.noPhone} />;
}

/** The password and the contact that is wished, then the digits that came there. */
function TwoSteps({ contact, lead }: { readonly contact: Contact; readonly lead: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <AskStep contact={contact} lead={lead} onSent={setSentTo} />
  ) : (
    <CodeStep contact={contact} sentTo={sentTo} onBack={() => setSentTo(null)} />
  );
}

interface AskStepProps {
  readonly contact: Contact;
  readonly lead: string;
  readonly onSent: (contact: string) => void;
}

function AskStep({ contact, lead, onSent }: AskStepProps) {
  const { close } = useDialogControl();
  const [password, setPassword] = useState('');
  const [wished, setWished] = useState('');
  const [wrong, setWrong] = useState<string>();
  const ask = useAskContact(contact.field, { onSuccess: (_code, asked) => onSent(asked.wished) });
  const problem = wrong ?? problemOf(ask.error, contact.field);
  const send = () => {
    const typed = contact.schema.safeParse(wished);
    setWrong(typed.error?.issues[0]?.message);
    if (typed.success) ask.mutate({ password, wished: typed.data });
  };
  return (
    <Dialog
      title={contact.title}
      width="small"
      footer={
        <>
          <Button disabled={password === '' || wished === ''} busy={ask.isPending} onClick={send}>
            {texts.sendCode}
          </Button>
          <Button tone="alt" onClick={close}>
            {shellTexts.cancel}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{lead}</p>
        <TextField
          label={contact.label}
          error={problem}
          {...contact.input}
          value={wished}
          onChange={({ target }) => {
            setWished(target.value);
            setWrong(undefined);
          }}
        />
        <PasswordField
          label={texts.password}
          error={ask.isError && problem === undefined ? userMessageOf(ask.error, texts.failed) : undefined}
          autoComplete="current-password"
          maxLength={64}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Stack>
    </Dialog>
  );
}

interface CodeStepProps {
  readonly contact: Contact;
  readonly sentTo: string;
  readonly onBack: () => void;
}

function CodeStep({ contact, sentTo, onBack }: CodeStepProps) {
  const { close } = useDialogControl();
  const [code, setCode] = useState('');
  const confirm = useConfirmContact(contact.field, {
    onSuccess: () => {
      close();
      showToast({ text: contact.changed, theme: 'success' });
    },
    onError: () => setCode(''),
  });
  return (
    <Dialog
      title={contact.title}
      width="small"
      footer={
        <>
          <Button
            disabled={code.length < CODE_LENGTH}
            busy={confirm.isPending}
            onClick={() => confirm.mutate(code)}
          >
            {contact.confirmLabel}
          </Button>
          <Button tone="alt" onClick={onBack}>
            {texts.back}
          </Button>
        </>
      }
    >
      <Stack>
        <p role="status">{contact.sent(sentTo)}</p>
        <TextField
          label={texts.code}
          error={confirm.isError ? userMessageOf(confirm.error, texts.failed) : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_LENGTH}
          value={code}
          onChange={({ target }) => setCode(target.value.replaceAll(/\D/gu, '').slice(0, CODE_LENGTH))}
        />
      </Stack>
    </Dialog>
  );
}

function problemOf(error: Error | null, wanted: Contact['field']): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (errorCodeOf(error) === 'EMAIL_DUPLICATE_MEMBER') return error.userMessage;
  return error.fieldErrors.find(({ field }) => field === wanted)?.message;
}
