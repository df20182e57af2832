import { Heading } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { SandboxIdentityAnswer, SandboxIdentityWish } from '#shared/contract/people/identity.ts';
import { answerSandboxIdentity } from '#client/net/people/identity.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { DateField } from '#client/ui/form/DateField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { postForm } from '#client/ui/identity/openFormWindow.ts';
import { identityPageTexts } from './texts.ts';
import { WindowFrame } from './WindowFrame.tsx';
import { yearInSeoul } from '#shared/time/seoulFormat.ts';

const texts = identityPageTexts.sandbox;
const YEARS = [1940, yearInSeoul(new Date())] as const;
const FAILURES = ['CANCEL', 'FORGE', 'REPLAY'] as const;

/** The window of the sandbox (/identity/sandbox/:requestNo): answers as the tester wants it. */
export function SandboxIdentityPage() {
  const { requestNo = '' } = useParams();
  const [birthDate, setBirthDate] = useState('1985-03-02');
  const [busy, setBusy] = useState<SandboxIdentityWish['behaviour'] | null>(null);
  const [problem, setProblem] = useState<string>();

  const answer = async (behaviour: SandboxIdentityWish['behaviour']) => {
    if (birthDate === '') return setProblem(texts.missing);
    setBusy(behaviour);
    setProblem(undefined);
    try {
      const { returnUrl, ...token } = await answerSandboxIdentity(requestNo, { birthDate, behaviour });
      // Its first answer goes unseen, so that the window shows what the second brings.
      if (behaviour === 'REPLAY') await sendUnseen(returnUrl, token);
      postForm('_self', returnUrl, token);
    } catch {
      setProblem(texts.failed);
      setBusy(null);
    }
  };
  return (
    <WindowFrame title={texts.title}>
      <p>{texts.lead}</p>
      <Stack gap={3}>
        <DateField label={texts.birthDate} value={birthDate} onChange={setBirthDate} years={YEARS} />
        <FormMessage message={problem} />
        <Button wide busy={busy === 'PASS'} disabled={busy !== null} onClick={() => void answer('PASS')}>
          {texts.behaviours.PASS}
        </Button>
        <Stack gap={2}>
          <Heading level={2} size="label" tone="soft">
            {texts.others}
          </Heading>
          {FAILURES.map((behaviour) => (
            <Button
              key={behaviour}
              tone="alt"
              wide
              busy={busy === behaviour}
              disabled={busy !== null}
              onClick={() => void answer(behaviour)}
            >
              {texts.behaviours[behaviour]}
            </Button>
          ))}
        </Stack>
      </Stack>
    </WindowFrame>
  );
}

async function sendUnseen(returnUrl: string, token: Omit<SandboxIdentityAnswer, 'returnUrl'>): Promise<void> {
  await fetch(returnUrl, { method: 'POST', redirect: 'manual', body: new URLSearchParams(token) });
}
