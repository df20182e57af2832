import { uiTexts } from '#client/ui/texts.ts';
import { useState, type FormEvent } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { saveBirthDate } from '#client/net/people/accounts.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { DateField } from '#client/ui/form/DateField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { yearInSeoul } from '#shared/time/seoulFormat.ts';
import { redirectTarget, withRedirect } from '#client/ui/routing/safeRedirect.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountTexts } from './texts.ts';

const texts = accountTexts.birthDatePage;
const [YOUNGEST, OLDEST] = [4, 100];

/** The first sign-in of an account that staff made without a birth date (/signup/birth-date). */
export function BirthDatePage() {
  const session = useStore(sessionStore);
  const wanted = redirectTarget(useLocation().search);
  const [birthDate, setBirthDate] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [thisYear] = useState(() => yearInSeoul(new Date()));

  if (session.state === 'INVALID') return <Navigate to={withRedirect(paths.signIn, wanted)} replace />;
  if (session.state === 'VALID' && !session.user.needsBirthDate) return <Navigate to={wanted} replace />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (birthDate === '') return setProblem(texts.missing);
    setBusy(true);
    setProblem(undefined);
    try {
      await saveBirthDate(birthDate);
    } catch (error) {
      setProblem(userMessageOf(error, uiTexts.notSent));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AccountPage title={texts.title}>
      {session.state === 'CHECKING' ? (
        <Loading />
      ) : (
        <Stack as="form" onSubmit={(event) => void submit(event)} noValidate>
          <Text tone="soft" align="center">
            {texts.lead}
          </Text>
          <DateField
            label={accountTexts.birthDate}
            hint={accountTexts.under14}
            years={[thisYear - OLDEST, thisYear - YOUNGEST]}
            birthday
            value={birthDate}
            onChange={setBirthDate}
          />
          <FormMessage message={problem} />
          <Button type="submit" size="large" wide busy={busy}>
            {texts.button}
          </Button>
        </Stack>
      )}
    </AccountPage>
  );
}
