import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CODE_LENGTH, type GuardedChild, type GuardianPage } from '#shared/contract/people/guardians.ts';
import { guardianQueries } from '#client/net/queries/guardianQueries.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { guardianProof } from '#client/net/rest/people/guardians.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { GuardianCard } from './GuardianFrame.tsx';
import styles from './GuardianParts.module.css';
import { IdentityCard } from './IdentityCard.tsx';
import { PhoneCodeCard } from './PhoneCodeCard.tsx';
import { guardianPageTexts } from './texts.ts';

const texts = guardianPageTexts.proof;

/** A guardian who had agreed by mail alone proves once, before buying, not to be the child. */
export function ProofCards({ child }: { readonly child: GuardedChild }) {
  const queries = useQueryClient();
  const { userId } = child;
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const prove = async (code?: string) => {
    setBusy(true);
    try {
      const proven = await guardianProof.prove(userId, code);
      queries.setQueryData<GuardianPage>(
        guardianQueries.page().queryKey,
        (page) =>
          page && {
            ...page,
            childList: page.childList.map((one) => (one.userId === userId ? proven : one)),
          },
      );
      showToast({ text: texts.done, theme: 'success' });
    } catch (error) {
      setProblem(userMessageOf(error, guardianPageTexts.failed));
      setDigits('');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <GuardianCard title={texts.title}>
        <p className={styles.about}>{texts.lead}</p>
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
        busy={busy}
        disabled={digits.length < CODE_LENGTH}
        onClick={() => void prove(digits)}
      >
        {texts.confirm}
      </Button>
      <p className={styles.or}>{guardianPageTexts.identity.or}</p>
      <IdentityCard
        open={() => guardianProof.openIdentity(userId)}
        read={() => guardianProof.readIdentity(userId)}
        isVerified={false}
        onVerified={() => void prove()}
      />
    </>
  );
}
