import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Navigate, useLocation } from 'react-router';
import type { z } from 'zod';
import {
  emailSchema,
  extraInfoBodySchema,
  type GENDERS,
  introductionSchema,
} from '#shared/contract/people/accounts.ts';
import { MOST_TYPED_PHONE, phoneNumberSchema } from '#shared/contract/phone.ts';
import { saveExtraInfo } from '#client/net/people/accounts.ts';
import { loadConsentRequest } from '#client/net/people/consent.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { PasswordField } from '#client/ui/form/PasswordField.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { redirectTarget, withRedirect } from '#client/ui/routing/safeRedirect.ts';
import { useStore } from '#client/ui/useStore.ts';
import { AccountPage } from './AccountPage.tsx';
import type { SignUpState } from './signUpSteps.ts';
import { accountTexts } from './texts.ts';
import { emptyAsMissing } from './emptyAsMissing.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';

const texts = accountTexts.extraInfo;
const GENDER_CHOICES = (
  ['FEMALE', 'MALE', 'OTHER', 'NOT_SELECTED'] as const satisfies (typeof GENDERS)[number][]
).map((value) => ({ value, label: accountTexts.genders[value] }));
/** Omits empty fields. */
const formSchema = extraInfoBodySchema.extend({
  email: emptyAsMissing(emailSchema),
  phoneNumber: emptyAsMissing(phoneNumberSchema),
  introduction: emptyAsMissing(introductionSchema),
  guardianEmail: emptyAsMissing(emailSchema),
});

/** The second step of signing up (/signup/dolphin): the profile. */
export function ExtraInfoPage() {
  const session = useStore(sessionStore);
  const form = useForm<z.input<typeof formSchema>, unknown, z.output<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    mode: 'onTouched',
    defaultValues: {
      name: '',
      gender: 'NOT_SELECTED',
      introduction: '',
      email: '',
      password: '',
      phoneNumber: '',
      guardianEmail: '',
    },
  });
  const { search, state } = useLocation();
  const wanted = redirectTarget(search);
  // Signing up has asked for the guardian already, also if the child left it empty.
  const wasAsked = (state as SignUpState | null)?.isGuardianAsked === true;
  const isGuardianNotAsked = useGuardianNotAsked(session.user?.needsGuardianConsent === true && !wasAsked);
  const { register, control, formState } = form;
  const { errors } = formState;
  const contacts = useWatch({ control, name: ['email', 'phoneNumber'] });
  const needsPassword = contacts.some((contact) => (contact ?? '').trim() !== '');
  const { onSubmit, message, busy } = useFormSubmit(form, async (body) => {
    const { password, ...rest } = body;
    // The password goes with a mail or a phone alone.
    const needsPassword = rest.email !== undefined || rest.phoneNumber !== undefined;
    await saveExtraInfo(needsPassword ? { ...rest, password } : rest);
  });

  if (session.state === 'INVALID') return <Navigate to={withRedirect(paths.signIn, wanted)} replace />;
  if (session.state === 'VALID' && !session.user.needsExtraInfo) return <Navigate to={wanted} replace />;

  return (
    <AccountPage title={texts.title}>
      {session.state === 'CHECKING' || isGuardianNotAsked === undefined ? (
        // A field that came later would move the button away beneath the finger.
        <Loading />
      ) : (
        <Stack as="form" onSubmit={onSubmit} noValidate>
          <Text tone="soft" align="center">
            {texts.lead}
          </Text>
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            error={errors.name?.message}
            autoComplete="name"
            maxLength={20}
            {...register('name')}
          />
          <Controller
            name="gender"
            control={control}
            render={({ field }) => (
              <ChoiceField
                label={texts.gender}
                options={GENDER_CHOICES}
                value={field.value}
                onChange={field.onChange}
                ref={field.ref}
              />
            )}
          />
          <TextAreaField
            label={texts.introduction}
            hint={texts.introductionHint}
            placeholder={texts.introductionPlaceholder}
            error={errors.introduction?.message}
            optional
            maxLength={200}
            {...register('introduction')}
          />
          <TextField
            label={accountTexts.email}
            hint={accountTexts.emailHint}
            error={errors.email?.message}
            optional
            type="email"
            autoComplete="email"
            maxLength={120}
            {...register('email')}
          />
          <TextField
            label={accountTexts.phone}
            error={errors.phoneNumber?.message}
            optional
            type="tel"
            autoComplete="tel-national"
            placeholder="010-1234-5678"
            maxLength={MOST_TYPED_PHONE}
            {...register('phoneNumber')}
          />
          {needsPassword && (
            <PasswordField
              label={texts.password}
              hint={texts.passwordHint}
              error={errors.password?.message}
              autoComplete="current-password"
              maxLength={64}
              {...register('password')}
            />
          )}
          {isGuardianNotAsked && (
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
          <FormMessage message={message} />
          <Button type="submit" size="large" wide busy={busy}>
            {texts.button}
          </Button>
        </Stack>
      )}
    </AccountPage>
  );
}

/** Whether a child has not named a guardian while signing up; undefined until that is known. */
function useGuardianNotAsked(needsConsent: boolean): boolean | undefined {
  const [isNotAsked, setIsNotAsked] = useState<boolean>();
  useEffect(() => {
    if (!needsConsent) return undefined;
    const leaving = new AbortController();
    loadConsentRequest(leaving.signal).then(
      ({ state }) => setIsNotAsked(state === 'NOT_ASKED'),
      // Without an answer the child names its guardian later.
      () => {
        if (!leaving.signal.aborted) setIsNotAsked(false);
      },
    );
    return () => leaving.abort();
  }, [needsConsent]);
  return needsConsent ? isNotAsked : false;
}
