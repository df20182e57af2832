import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState, type InputHTMLAttributes } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { credentialRoutes } from '#shared/contract/people/credentials.ts';
import { CODE_LENGTH } from '#shared/contract/people/guardians.ts';
import { emailSchema } from '#shared/contract/people/accounts.ts';
import { MOST_TYPED_PHONE, phoneNumberSchema, writePhone } from '#shared/contract/phone.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { paymentQueries } from '#client/net/commerce/payments.ts';
import { useSubmit } from '#client/ui/form/useSubmit.ts';
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

/** The differences between a mail and a phone. */
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

const FORM = 'change-contact';
const passwordOfNow = credentialRoutes.askEmail.body.shape.password;

function AskStep({ contact, lead, onSent }: AskStepProps) {
  const { close } = useDialogControl();
  const ask = useAskContact(contact.field, { onSuccess: (_code, asked) => onSent(asked.wished) });
  const form = useForm({
    resolver: zodResolver(z.object({ password: passwordOfNow, wished: contact.schema })),
    defaultValues: { password: '', wished: '' },
  });
  const { onSubmit, message, busy } = useSubmit(
    form,
    async (asked: { password: string; wished: string }) => {
      await ask.mutateAsync(asked);
    },
    (error) => userMessageOf(error, texts.failed),
    (field) => (field === contact.field ? 'wished' : field),
  );
  const { password, wished } = useWatch({ control: form.control });
  const { errors } = form.formState;
  // A mail that somebody else has is said at the mail, anything else at the password.
  const isTaken = errorCodeOf(ask.error) === 'EMAIL_DUPLICATE_MEMBER';
  return (
    <Dialog
      title={contact.title}
      width="small"
      footer={
        <>
          <Button type="submit" form={FORM} disabled={!password || !wished} busy={busy}>
            {texts.sendCode}
          </Button>
          <Button tone="alt" onClick={close}>
            {shellTexts.cancel}
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM} noValidate onSubmit={onSubmit}>
        <p>{lead}</p>
        <TextField
          label={contact.label}
          error={errors.wished?.message ?? (isTaken ? message : undefined)}
          {...contact.input}
          {...form.register('wished')}
        />
        <PasswordField
          label={texts.password}
          error={errors.password?.message ?? (isTaken ? undefined : message)}
          autoComplete="current-password"
          maxLength={64}
          {...form.register('password')}
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
