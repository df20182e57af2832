import { useEffect, useState } from 'react';
import { signOut } from '#client/net/people/accounts.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { closeAllDialogs } from '#client/ui/dialogs/dialogStore.ts';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountTexts } from './texts.ts';

const texts = accountTexts.signOut;

/** Signs out when opened. Works without a network: the tokens are forgotten in any case. */
export function SignOutPage() {
  const [done, setDone] = useState(false);

  useEffect(() => {
    let here = true;
    closeAllDialogs();
    signOut()
      // The session has ended here; on the server it expires when the request failed.
      .catch(() => undefined)
      .finally(() => here && setDone(true));
    return () => {
      here = false;
    };
  }, []);

  return (
    <AccountPage title={texts.title}>
      {done ? (
        <Stack>
          <Text tone="soft" align="center" role="status">
            {texts.done}
          </Text>
          <ButtonLink to={paths.signIn} tone="ok" wide>
            {texts.again}
          </ButtonLink>
        </Stack>
      ) : (
        <Loading label={texts.working} />
      )}
    </AccountPage>
  );
}
