import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Link, Navigate, useLocation } from 'react-router';
import { useStore } from 'zustand/react';
import { z } from 'zod';
import { loginNameSchema, nicknameSchema, signUpBodySchema } from '#shared/contract/accounts.ts';
import { signUp } from '#client/net/rest/accounts.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { DateField } from '#client/ui/form/DateField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { PasswordField } from '#client/ui/form/PasswordField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { wantedPath, withRedirect } from '#client/ui/routing/safeRedirect.ts';
import { AccountPage } from './AccountPage.tsx';
import styles from './AccountPage.module.css';
import signUpStyles from './SignUpPage.module.css';
import { AvailabilityHint } from './AvailabilityHint.tsx';
import { accountTexts } from './texts.ts';
import { useAvailability } from './useAvailability.ts';
import { useFormSubmit } from './useFormSubmit.ts';

const texts = accountTexts.signUp;
const OLDEST = 100;
const YOUNGEST = 4;

const formSchema = signUpBodySchema.omit({ email: true }).extend({
  agreed: z.boolean().refine((agreed) => agreed, accountTexts.agreeRequired),
});

/** Opening an account: what is typed is checked at once, and names while they are typed. */
export function SignUpPage() {
  const user = useStore(sessionStore, (state) => state.user);
  const form = useForm({
    resolver: zodResolver(formSchema),
    mode: 'onTouched',
    defaultValues: { loginName: '', nickname: '', password: '', birthDate: '', agreed: false },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const { onSubmit, message, busy } = useFormSubmit(form, async ({ agreed: _agreed, ...body }) => {
    await signUp(body);
  });

  const [typedLoginName, typedNickname] = useWatch({ control, name: ['loginName', 'nickname'] });
  const loginName = typedLoginName.trim().toLowerCase();
  const wanted = wantedPath(useLocation().search);
  const nickname = typedNickname.trim();
  const loginNameState = useAvailability(
    'loginName',
    loginName,
    loginNameSchema.safeParse(loginName).success,
  );
  const nicknameState = useAvailability('nickname', nickname, nicknameSchema.safeParse(nickname).success);
  const [thisYear] = useState(() => new Date().getFullYear());

  if (user)
    return <Navigate to={user.needsExtraInfo ? withRedirect(paths.extraInfo, wanted) : wanted} replace />;

  return (
    <AccountPage
      title={texts.title}
      links={<Link to={withRedirect(paths.signIn, wanted)}>{texts.toSignIn}</Link>}
    >
      <form className={styles.form} onSubmit={onSubmit} noValidate>
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
        <div>
          <CheckBox label={accountTexts.agree} error={errors.agreed?.message} {...register('agreed')} />
          <div className={signUpStyles.terms}>
            <button type="button" onClick={() => openDialog('terms', { type: 'SERVICE' })}>
              {accountTexts.terms}
            </button>
            <button type="button" onClick={() => openDialog('terms', { type: 'PRIVACY' })}>
              {accountTexts.privacy}
            </button>
          </div>
        </div>
        <FormMessage message={message} />
        <Button type="submit" size="large" wide busy={busy}>
          {texts.button}
        </Button>
      </form>
    </AccountPage>
  );
}
