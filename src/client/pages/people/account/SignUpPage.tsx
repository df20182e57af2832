import { Text } from '#client/ui/text/Text.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Link, Navigate, useLocation } from 'react-router';
import { z } from 'zod';
import {
  emailSchema,
  loginNameSchema,
  nicknameSchema,
  signUpBodySchema,
} from '#shared/contract/people/accounts.ts';
import { signUp } from '#client/net/people/accounts.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { DateField } from '#client/ui/form/DateField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { PasswordField } from '#client/ui/form/PasswordField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { redirectTarget, withRedirect } from '#client/ui/routing/safeRedirect.ts';
import { useStore } from '#client/ui/useStore.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountTexts } from './texts.ts';
import { emptyAsMissing } from './emptyAsMissing.ts';
import { useAvailability, type Availability } from './useAvailability.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { yearInSeoul } from '#shared/time/seoulFormat.ts';

const texts = accountTexts.signUp;
const OLDEST = 100;
const YOUNGEST = 4;
const CONSENT_AGE = 14;

const formSchema = signUpBodySchema.omit({ email: true }).extend({
  guardianEmail: emptyAsMissing(emailSchema),
  agreed: z.boolean().refine((agreed) => agreed, accountTexts.agreeRequired),
});

/** Signing up: fields are validated on input, and names are checked for availability. */
export function SignUpPage() {
  const user = useStore(sessionStore, (state) => state.user);
  const form = useForm({
    resolver: zodResolver(formSchema),
    mode: 'onTouched',
    defaultValues: {
      loginName: '',
      nickname: '',
      password: '',
      birthDate: '',
      guardianEmail: '',
      agreed: false,
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const { onSubmit, message, busy } = useFormSubmit(form, async ({ agreed: _agreed, ...body }) => {
    const { guardianEmail, ...own } = body;
    await signUp(isYoung(own.birthDate) && guardianEmail !== undefined ? { ...own, guardianEmail } : own);
  });

  const [typedLoginName, typedNickname, birthDate] = useWatch({
    control,
    name: ['loginName', 'nickname', 'birthDate'],
  });
  const loginName = typedLoginName.trim().toLowerCase();
  const wanted = redirectTarget(useLocation().search);
  const nickname = typedNickname.trim();
  const loginNameState = useAvailability(
    'loginName',
    loginName,
    loginNameSchema.safeParse(loginName).success,
  );
  const nicknameState = useAvailability('nickname', nickname, nicknameSchema.safeParse(nickname).success);
  const [thisYear] = useState(() => yearInSeoul(new Date()));

  if (user)
    return <Navigate to={user.needsExtraInfo ? withRedirect(paths.extraInfo, wanted) : wanted} replace />;

  return (
    <AccountPage
      title={texts.title}
      links={<Link to={withRedirect(paths.signIn, wanted)}>{texts.toSignIn}</Link>}
    >
      <Stack as="form" onSubmit={onSubmit} noValidate>
        <TextField
          label={accountTexts.loginName}
          hint={
            <AvailabilityHint
              state={loginNameState}
              hint={accountTexts.loginNameHint}
              free={accountTexts.loginNameFree}
              taken={accountTexts.loginNameTaken}
            />
          }
          error={errors.loginName?.message}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={20}
          {...register('loginName')}
        />
        <TextField
          label={accountTexts.nickname}
          hint={
            <AvailabilityHint
              state={nicknameState}
              hint={accountTexts.nicknameHint}
              free={accountTexts.nicknameFree}
              taken={accountTexts.nicknameTaken}
            />
          }
          error={errors.nickname?.message}
          autoComplete="nickname"
          maxLength={12}
          {...register('nickname')}
        />
        <PasswordField
          label={accountTexts.password}
          hint={accountTexts.passwordHint}
          error={errors.password?.message}
          autoComplete="new-password"
          maxLength={64}
          {...register('password')}
        />
        <Controller
          name="birthDate"
          control={control}
          render={({ field, fieldState }) => (
            <DateField
              label={accountTexts.birthDate}
              hint={accountTexts.under14}
              error={fieldState.error?.message}
              years={[thisYear - OLDEST, thisYear - YOUNGEST]}
              birthday
              value={field.value}
              onChange={field.onChange}
              ref={field.ref}
            />
          )}
        />
        {isYoung(birthDate) && (
          <TextField
            label={accountTexts.guardianEmail}
            hint={accountTexts.guardianEmailHint}
            error={errors.guardianEmail?.message}
            optional
            type="email"
            autoComplete="off"
            maxLength={120}
            {...register('guardianEmail')}
          />
        )}
        <div>
          <CheckBox label={accountTexts.agree} error={errors.agreed?.message} {...register('agreed')} />
          <Cluster gap={1}>
            <Button tone="quiet" size="small" onClick={() => openDialog('terms', { type: 'SERVICE' })}>
              {accountTexts.terms}
            </Button>
            <Button tone="quiet" size="small" onClick={() => openDialog('terms', { type: 'PRIVACY' })}>
              {accountTexts.privacy}
            </Button>
          </Cluster>
        </div>
        <FormMessage message={message} />
        <Button type="submit" size="large" wide busy={busy}>
          {texts.button}
        </Button>
      </Stack>
    </AccountPage>
  );
}

/** Whether a guardian has to agree, by this device's clock; the server decides. */
function isYoung(birthDate: string): boolean {
  const [year, month, day] = birthDate.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined || Number.isNaN(year)) return false;
  return new Date(year + CONSENT_AGE, month - 1, day).getTime() > Date.now();
}

interface AvailabilityHintProps {
  readonly state: Availability;
  /** Shown while nothing is typed. */
  readonly hint: string;
  readonly free: string;
  readonly taken: string;
}

/** The line under a name: its rule, or its availability. */
function AvailabilityHint({ state, hint, free, taken }: AvailabilityHintProps) {
  return (
    <span aria-live="polite">
      {state === 'unknown' && hint}
      {state === 'checking' && accountTexts.checking}
      {state === 'free' && (
        <Text as="b" size="small" bold tone="success">
          ✓ {free}
        </Text>
      )}
      {(state === 'refused' || state === 'taken') && (
        <Text as="b" size="small" bold tone="danger">
          ✕ {state === 'taken' ? taken : accountTexts.nameRefused}
        </Text>
      )}
    </span>
  );
}
