import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { emailSchema, passwordSchema } from '#shared/contract/people/accounts.ts';
import { completePasswordReset, requestPasswordReset } from '#client/net/people/accounts.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { PasswordField } from '#client/ui/form/PasswordField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountTexts } from './texts.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';

const texts = accountTexts.findPassword;

/** Two steps: ask for a code by mail, then set a new password with it. */
export function FindPasswordPage() {
  const [asked, setAsked] = useState<{ readonly loginName: string } | null>(null);
  return (
    <AccountPage title={texts.title} links={<Link to={paths.signIn}>{accountTexts.signIn.title}</Link>}>
      {asked ? (
        <NewPasswordForm loginName={asked.loginName} onBack={() => setAsked(null)} />
      ) : (
        <AskForCodeForm onAsked={(loginName) => setAsked({ loginName })} />
      )}
    </AccountPage>
  );
}

const askSchema = z.object({
  loginName: z.string().trim().toLowerCase().min(1, texts.loginNameRequired).max(64),
  email: emailSchema,
});

function AskForCodeForm({ onAsked }: { readonly onAsked: (loginName: string) => void }) {
  const form = useForm({ resolver: zodResolver(askSchema), defaultValues: { loginName: '', email: '' } });
  const { errors } = form.formState;
  const { onSubmit, message, busy } = useFormSubmit(form, async (body) => {
    await requestPasswordReset(body);
    onAsked(body.loginName);
  });
  return (
    <Stack as="form" onSubmit={onSubmit} noValidate>
      <Text tone="soft" align="center">
        {texts.lead}
      </Text>
      <TextField
        label={accountTexts.loginName}
        error={errors.loginName?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('loginName')}
      />
      <TextField
        label={accountTexts.email}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        {...form.register('email')}
      />
      <FormMessage message={message} />
      <Button type="submit" size="large" wide busy={busy}>
        {texts.send}
      </Button>
    </Stack>
  );
}

const resetSchema = z.object({
  code: z.string().trim().min(1, texts.codeRequired).max(32),
  newPassword: passwordSchema,
});

interface NewPasswordFormProps {
  readonly loginName: string;
  readonly onBack: () => void;
}

function NewPasswordForm({ loginName, onBack }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(resetSchema), defaultValues: { code: '', newPassword: '' } });
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const { onSubmit, message, busy } = useFormSubmit(form, async (body) => {
    await completePasswordReset({ loginName, ...body });
    showToast({ text: texts.done, theme: 'success', durationMs: 4000 });
    await navigate(paths.signIn);
  });
  return (
    <Stack as="form" onSubmit={onSubmit} noValidate>
      <Text tone="soft" align="center" role="status">
        {texts.sent}
      </Text>
      <TextField
        label={texts.code}
        hint={texts.notSent}
        error={errors.code?.message}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.register('code')}
      />
      <PasswordField
        label={accountTexts.newPassword}
        hint={accountTexts.passwordHint}
        error={errors.newPassword?.message}
        autoComplete="new-password"
        {...form.register('newPassword')}
      />
      <FormMessage message={message} />
      <Button type="submit" size="large" wide busy={busy}>
        {texts.change}
      </Button>
      <Button tone="alt" wide onClick={onBack}>
        {texts.back}
      </Button>
    </Stack>
  );
}
