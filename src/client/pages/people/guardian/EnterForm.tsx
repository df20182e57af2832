import { Text } from '#client/ui/text/Text.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CODE_LENGTH, type GuardianLink } from '#shared/contract/people/guardians.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { openGuardianPage, sendGuardianCode } from '#client/net/people/guardians.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { CodeCard } from './CodeCard.tsx';
import { GuardianCard } from './GuardianFrame.tsx';
import { guardianPageTexts as texts } from './texts.ts';

/** The code that opens the guardian's page. */
export function EnterForm({ token, link }: { readonly token: string; readonly link: GuardianLink }) {
  const navigate = useNavigate();
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    try {
      await openGuardianPage({ token, code: digits });
      await navigate(paths.guardian, { replace: true });
    } catch (error) {
      setProblem(userMessageOf(error, texts.failed));
      setDigits('');
      setBusy(false);
    }
  };
  return (
    <>
      <GuardianCard>
        <Text>{texts.enter.lead}</Text>
      </GuardianCard>
      <CodeCard
        lead={texts.code.lead(link.maskedEmail)}
        to={link.maskedEmail}
        known={link.code}
        digits={digits}
        onDigits={setDigits}
        onSent={() => setProblem(undefined)}
        send={() => sendGuardianCode(token)}
        problem={problem}
      />
      <Button
        size="large"
        wide
        busy={busy}
        disabled={digits.length < CODE_LENGTH}
        onClick={() => void enter()}
      >
        {texts.enter.button}
      </Button>
    </>
  );
}
