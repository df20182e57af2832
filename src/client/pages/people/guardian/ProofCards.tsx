import { useState } from 'react';
import { CODE_LENGTH, type GuardedChild } from '#shared/contract/people/guardians.ts';
import { guardianProof, useProveGuardian } from '#client/net/people/guardians.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { GuardianCard } from './GuardianFrame.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import styles from './Guardian.module.css';
import { IdentityCard } from './IdentityCard.tsx';
import { PhoneCodeCard } from './PhoneCodeCard.tsx';
import { guardianPageTexts } from './texts.ts';

const texts = guardianPageTexts.proof;

/** A guardian who had agreed by mail alone proves once, before buying, not to be the child. */
export function ProofCards({ child }: { readonly child: GuardedChild }) {
  const { userId } = child;
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate: prove, isPending } = useProveGuardian(userId, {
    onSuccess: () => showToast({ text: texts.done, theme: 'success' }),
    onError: (error) => {
      setProblem(userMessageOf(error, guardianPageTexts.failed));
      setDigits('');
    },
  });
  return (
    <>
      <GuardianCard title={texts.title}>
        <Hint>{texts.lead}</Hint>
      </GuardianCard>
      <PhoneCodeCard
        known={null}
        digits={digits}
        onDigits={setDigits}
        onSent={() => setProblem(undefined)}
        send={(phoneNumber) => guardianProof.sendCode(userId, phoneNumber)}
        problem={problem}
      />
      <Button
        size="large"
        wide
        busy={isPending}
        disabled={digits.length < CODE_LENGTH}
        onClick={() => prove(digits)}
      >
        {texts.confirm}
      </Button>
      <p className={styles.or}>{guardianPageTexts.identity.or}</p>
      <IdentityCard
        open={() => guardianProof.openIdentity(userId)}
        read={() => guardianProof.readIdentity(userId)}
        isVerified={false}
        onVerified={() => prove(undefined)}
      />
    </>
  );
}
