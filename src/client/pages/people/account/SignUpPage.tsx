import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { z } from 'zod';
import { itemById } from '#shared/content/items.ts';
import {
  emailSchema,
  loginNameSchema,
  nicknameSchema,
  signUpBodySchema,
} from '#shared/contract/people/accounts.ts';
import { yearInSeoul } from '#shared/time/seoulFormat.ts';
import {
  clearGuestProgress,
  keepGuestProgress,
  readGuestProgress,
  type GuestProgress,
} from '#client/net/localPreferences/guestProgress.ts';
import { signUp } from '#client/net/people/accounts.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { DateField } from '#client/ui/form/DateField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { PasswordField } from '#client/ui/form/PasswordField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { redirectTarget, withRedirect } from '#client/ui/routing/safeRedirect.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { AccountPage } from './AccountPage.tsx';
import { emptyAsMissing } from './emptyAsMissing.ts';
import {
  isYoung,
  shownStep,
  SIGN_UP_STEPS,
  stepsFor,
  type SignUpState,
  type SignUpStep,
} from './signUpSteps.ts';
import { accountTexts } from './texts.ts';
import { useAvailability, type Availability } from './useAvailability.ts';

const texts = accountTexts.signUp;
const OLDEST = 100;
const YOUNGEST = 4;

const formSchema = signUpBodySchema.omit({ email: true }).extend({
  guardianEmail: emptyAsMissing(emailSchema),
  agreed: z.boolean().refine((agreed) => agreed, accountTexts.agreeRequired),
});

/** The query `from` of a guest who has just played, and is not asked whose the avatar is. */
const FROM_GUEST = 'try';

/** Signing up, one question at a time; what a guest has done goes on with the account. */
export function SignUpPage() {
  const user = useStore(sessionStore, (state) => state.user);
  const { search } = useLocation();
  const wanted = redirectTarget(search);
  const [guest, setGuest] = useState(freeGuestProgress);
  const [isMine, setIsMine] = useState(new URLSearchParams(search).get('from') === FROM_GUEST);

  if (user)
    return (
      <Navigate
        to={user.needsExtraInfo ? withRedirect(paths.extraInfo, wanted) : wanted}
        state={GUARDIAN_WAS_ASKED}
        replace
      />
    );
  return (
    <AccountPage
      title={texts.title}
      guide={guest === null || isMine}
      links={<Link to={withRedirect(paths.signIn, wanted)}>{texts.toSignIn}</Link>}
    >
      {guest !== null && !isMine ? (
        <WhoseQuestion
          outfit={guest.outfit}
          onMine={() => setIsMine(true)}
          onOthers={() => {
            clearGuestProgress();
            setGuest(null);
          }}
        />
      ) : (
        <SignUpForm guest={guest} />
      )}
    </AccountPage>
  );
}

/** The progress of a guest that no account has called its own. */
function freeGuestProgress(): GuestProgress | null {
  const progress = readGuestProgress();
  return progress?.userId === null ? progress : null;
}

/** The next page asks for a guardian only if this one has not. */
const GUARDIAN_WAS_ASKED: SignUpState = { isGuardianAsked: true };

interface WhoseQuestionProps {
  readonly outfit: readonly number[];
  readonly onMine: () => void;
  readonly onOthers: () => void;
}

/** Several children share a device: the avatar of a guest goes on only with the child who made it. */
function WhoseQuestion({ outfit, onMine, onOthers }: WhoseQuestionProps) {
  return (
    <Stack align="center">
      <AvatarPreview
        itemKeys={outfit.flatMap((id) => itemById(id)?.key ?? [])}
        height={240}
        expression="happy"
        label={accountTexts.look.preview}
      />
      <Text size="heading">{texts.whose}</Text>
      <Button size="large" wide onClick={onMine}>
        {texts.mine}
      </Button>
      <Button tone="alt" wide onClick={onOthers}>
        {texts.others}
      </Button>
    </Stack>
  );
}

/** Fields are validated on input, and names are checked for availability. */
function SignUpForm({ guest }: { readonly guest: GuestProgress | null }) {
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
  const [now] = useState(() => new Date());
  const { onSubmit, message, busy } = useFormSubmit(form, async ({ agreed: _agreed, ...body }) => {
    const { guardianEmail, ...own } = body;
    await signUp(
      isYoung(own.birthDate, now) && guardianEmail !== undefined ? { ...own, guardianEmail } : own,
      ({ userId }) => guest && keepGuestProgress({ ...guest, userId }),
    );
  });

  const [loginNameText, nicknameText, password, birthDate] = useWatch({
    control,
    name: ['loginName', 'nickname', 'password', 'birthDate'],
  });
  const loginName = loginNameText.trim().toLowerCase();
  const nickname = nicknameText.trim();
  const loginNameState = useAvailability(
    'loginName',
    loginName,
    loginNameSchema.safeParse(loginName).success,
  );
  const nicknameState = useAvailability('nickname', nickname, nicknameSchema.safeParse(nickname).success);

  const [query, setQuery] = useSearchParams();
  const steps = stepsFor(birthDate, now);
  const step = shownStep(steps, query.get('step'), { loginName, nickname, password, birthDate });
  const place = steps.indexOf(step);
  // Until it is known who needs no guardian, the longer way is shown.
  const count = birthDate === '' ? SIGN_UP_STEPS.length : steps.length;
  const goTo = (next: SignUpStep | undefined, replace = false) => {
    if (next === undefined) return;
    const others = [...query].filter(([name]) => name !== 'step');
    setQuery(new URLSearchParams([...others, ['step', next]]), { replace });
  };
  // An address behind a question without an answer would lead on while the answer is typed.
  const isAhead = query.has('step') && query.get('step') !== step;
  const correct = useEffectEvent(() => goTo(step, true));
  useEffect(() => {
    if (isAhead) correct();
  }, [isAhead]);
  // A name that was taken meanwhile is asked for again.
  const wrong = steps.slice(0, place).find((earlier) => errors[earlier] !== undefined);
  const askAgain = useEffectEvent(() => goTo(wrong));
  useEffect(() => askAgain(), [wrong]);
  const focusField = useEffectEvent(() => form.setFocus(step));
  const isFirstSight = useRef(true);
  useEffect(() => {
    // A page that has just opened leaves the focus, and the keyboard of a phone, alone.
    if (!isFirstSight.current) focusField();
    isFirstSight.current = false;
  }, [step]);

  const isRefused = { loginName: loginNameState, nickname: nicknameState };
  const goOn = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'agreed') return onSubmit();
    const state = step === 'loginName' || step === 'nickname' ? isRefused[step] : 'free';
    if (!(await form.trigger(step, { shouldFocus: true })) || state === 'taken' || state === 'refused')
      return;
    goTo(stepsFor(form.getValues('birthDate'), now)[place + 1]);
  };

  return (
    <Stack as="form" onSubmit={(event) => void goOn(event)} noValidate>
      <ProgressBar
        size="tall"
        label={texts.progress}
        value={place + 1}
        max={count}
        caption={`${place + 1} / ${count}`}
      />
      {step === 'loginName' && (
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
      )}
      {step === 'nickname' && (
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
      )}
      {step === 'password' && (
        <PasswordField
          label={accountTexts.password}
          hint={accountTexts.passwordHint}
          error={errors.password?.message}
          autoComplete="new-password"
          maxLength={64}
          {...register('password')}
        />
      )}
      {step === 'birthDate' && (
        <Controller
          name="birthDate"
          control={control}
          render={({ field, fieldState }) => (
            <DateField
              label={accountTexts.birthDate}
              hint={accountTexts.under14}
              error={fieldState.error?.message}
              years={[yearInSeoul(now) - OLDEST, yearInSeoul(now) - YOUNGEST]}
              birthday
              value={field.value}
              onChange={field.onChange}
              ref={field.ref}
            />
          )}
        />
      )}
      {step === 'guardianEmail' && (
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
      {step === 'agreed' && (
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
      )}
      <FormMessage message={message} />
      <Button type="submit" size="large" wide busy={busy}>
        {step === 'agreed' ? texts.button : texts.next}
      </Button>
      {place > 0 && (
        <Button tone="quiet" wide onClick={() => goTo(steps[place - 1])}>
          {texts.back}
        </Button>
      )}
    </Stack>
  );
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
