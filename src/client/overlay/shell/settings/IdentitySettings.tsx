import { BadgeCheck } from 'lucide-react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { reloadMe } from '#client/net/people/session.ts';
import { loadIdentity, openIdentity } from '#client/net/people/identity.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { IdentityCheck } from '#client/ui/identity/IdentityCheck.tsx';
import { identityTexts } from '#client/ui/identity/texts.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { shellTexts } from '../texts.ts';
import styles from '../Settings.module.css';

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
    <section className={styles.identity}>
      <h3>{texts.title}</h3>
      {user.verifiedState === 'VERIFIED' ? (
        <p className={styles.verified}>
          <BadgeCheck size={20} aria-hidden="true" /> {texts.verified}
        </p>
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
    </section>
  );
}
