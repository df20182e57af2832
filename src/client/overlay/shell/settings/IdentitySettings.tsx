import { BadgeCheck } from 'lucide-react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { reloadMe } from '#client/net/people/session.ts';
import { loadIdentity, openIdentity } from '#client/net/people/identity.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { IdentityCheck } from '#client/ui/identity/IdentityCheck.tsx';
import { identityTexts } from '#client/ui/identity/texts.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { shellTexts } from '../texts.ts';

const texts = shellTexts.settings.identity;

/** Whether the own identity is verified, and the way to it. A child without its guardian's consent has none. */
export function IdentitySettings() {
  const user = useStore(sessionStore, (state) => state.user);
  if (user === null || user.needsGuardianConsent) return null;
  const verified = () => {
    showToast({ text: identityTexts.done, theme: 'success' });
    void reloadMe({ quiet: true });
  };
  return (
    <Stack as="section" gap={3} before={4} after={4}>
      <h3>{texts.title}</h3>
      {user.verifiedState === 'VERIFIED' ? (
        <Row as="p" gap={2}>
          <BadgeCheck size={20} aria-hidden="true" />
          <Text as="span" tone="success" bold>
            {texts.verified}
          </Text>
        </Row>
      ) : (
        <>
          <p>{texts.about}</p>
          <IdentityCheck
            label={texts.start}
            open={openIdentity}
            read={loadIdentity}
            onVerified={verified}
            wordsOf={userMessageOf}
          />
        </>
      )}
    </Stack>
  );
}
