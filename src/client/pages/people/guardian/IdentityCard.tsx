import { BadgeCheck, Smartphone } from 'lucide-react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { loadGuardianIdentity, openGuardianIdentity } from '#client/net/rest/people/guardians.ts';
import { IdentityCheck } from '#client/ui/identity/IdentityCheck.tsx';
import { GuardianCard } from './GuardianFrame.tsx';
import styles from './GuardianParts.module.css';
import { guardianPageTexts } from './texts.ts';

const texts = guardianPageTexts.identity;

export interface IdentityCardProps {
  readonly token: string;
  readonly isVerified: boolean;
  readonly onVerified: () => void;
}

/** In place of the mailed code: the guardian proves to be an adult in the provider's window. */
export function IdentityCard({ token, isVerified, onVerified }: IdentityCardProps) {
  return (
    <GuardianCard title={texts.title} icon={<Smartphone aria-hidden="true" />}>
      {isVerified ? (
        <p className={styles.given} role="status">
          <BadgeCheck size={18} aria-hidden="true" /> {texts.done}
        </p>
      ) : (
        <>
          <p className={styles.about}>{texts.lead}</p>
          <IdentityCheck
            label={texts.start}
            open={() => openGuardianIdentity(token)}
            read={() => loadGuardianIdentity(token)}
            onVerified={onVerified}
            wordsOf={userMessageOf}
          />
        </>
      )}
    </GuardianCard>
  );
}
