import { formMessageOf } from '#client/ui/form/useFormSubmit.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { signIn } from '#client/net/people/signIn.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { PasswordField } from '#client/ui/form/PasswordField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { redirectTarget, withRedirect } from '#client/ui/routing/safeRedirect.ts';
import { useStore } from '#client/ui/useStore.ts';
import { AccountPage } from './AccountPage.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import styles from './AccountPage.module.css';
import { accountTexts } from './texts.ts';

const texts = accountTexts.signIn;

interface SignInFields extends HTMLFormControlsCollection {
  readonly loginName: HTMLInputElement;
  readonly password: HTMLInputElement;
}

/** Without a form library: two fields do not need it, and this first page must load fast. */
export function SignInPage() {
  const { search } = useLocation();
  const wanted = redirectTarget(search);
  // A sign-in card's code brings the name.
  const knownName = new URLSearchParams(search).get('name')?.slice(0, 20) ?? '';
  const session = useStore(sessionStore, (state) => state.state);
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  // Somebody who comes with a card has only the password left to type.
  useEffect(() => {
    if (knownName !== '') (form.current?.elements as SignInFields | undefined)?.password.focus();
  }, [knownName]);

  if (session === 'VALID') return <Navigate to={wanted} replace />;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const { loginName, password } = event.currentTarget.elements as SignInFields;
    const body = { loginName: loginName.value, password: password.value };
    if (body.loginName.trim() === '' || body.password === '') {
      setMessage(texts.empty);
      return;
    }
    sending.current = true;
    setBusy(true);
    setMessage(undefined);
    try {
      await signIn(body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMessage(formMessageOf(error));
      setBusy(false);
    } finally {
      sending.current = false;
    }
  };

  return (
    <AccountPage title={texts.title} links={<Link to={paths.findPassword}>{texts.forgotten}</Link>}>
      <Stack gap={4} className={styles.newcomer}>
        <ButtonLink tone="ok" size="large" wide to={withRedirect(paths.signUp, wanted)}>
          {texts.toSignUp}
        </ButtonLink>
        <Hint align="center">{texts.toSignUpHint}</Hint>
      </Stack>
      {wanted === paths.world && (
        <Stack before={3}>
          <ButtonLink wide to={paths.tryOut}>
            {texts.tryOut}
          </ButtonLink>
        </Stack>
      )}
      <p className={styles.or}>{texts.known}</p>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={3}>
          <TextField
            label={accountTexts.loginName}
            name="loginName"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={64}
            defaultValue={knownName}
          />
          <PasswordField
            label={accountTexts.password}
            name="password"
            autoComplete="current-password"
            maxLength={256}
          />
          <FormMessage message={message} />
          <Button type="submit" tone="alt" wide busy={busy}>
            {texts.button}
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}
