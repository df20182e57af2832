import { Archive, UserCheck } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChatSettings } from '#shared/contract/people/chat.ts';
import { CODE_LENGTH, type GuardianLink } from '#shared/contract/people/guardians.ts';
import {
  denyGuardianConsent,
  giveGuardianConsent,
  guardianQueries,
  loadGuardianIdentity,
  openGuardianIdentity,
  sendGuardianCode,
} from '#client/net/people/guardians.ts';
import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { ChatChoice } from './ChatChoice.tsx';
import { ChildFace } from './ChildFace.tsx';
import { GuardianCard } from './GuardianFrame.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Facts } from '#client/ui/text/Facts.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import styles from './Guardian.module.css';
import { PhoneCodeCard } from './PhoneCodeCard.tsx';
import { guardianPageTexts as texts } from './texts.ts';

export interface ConsentFormProps {
  readonly token: string;
  readonly link: GuardianLink;
  readonly child: NonNullable<GuardianLink['child']>;
}

type Outcome = 'given' | 'denied' | null;

/** The request in full: the asker, how far it may go, the code, the data that is kept, and the decision. */
export function ConsentForm({ token, link, child }: ConsentFormProps) {
  // The narrowest that still lets children greet: nothing wider is chosen for anybody.
  const [settings, setSettings] = useState<ChatSettings>({ chatMode: 'SAFE_PHRASES', whisperOn: false });
  const [isSent, setIsSent] = useState(link.code !== null);
  const [digits, setDigits] = useState('');
  const [guardianName, setGuardianName] = useState('');
  const [isGuardian, setIsGuardian] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'consent' | 'deny' | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);

  const identity = useQuery(guardianQueries.identity(token));
  const isVerified = identity.data?.verifiedState === 'VERIFIED';

  const answer = async (which: 'consent' | 'deny', send: () => Promise<void>, next: Outcome) => {
    setBusy(which);
    setProblem(undefined);
    try {
      await send();
      setOutcome(next);
    } catch (error) {
      setProblem(userMessageOf(error, texts.failed));
      setDigits('');
      // A proof is good for half an hour.
      if (error instanceof ApiError && error.code === 'AUTH_NOT_FOUND') void identity.refetch();
    } finally {
      setBusy(null);
    }
  };
  const consent = () =>
    answer(
      'consent',
      () =>
        giveGuardianConsent({
          ...{ token, guardianName, isGuardian: true, ...settings },
          ...(!isVerified && { code: digits }),
        }),
      'given',
    );

  if (outcome !== null) return <Answered outcome={outcome} nickname={child.nickname} />;
  const missingProof = !isSent
    ? texts.missingSend
    : digits.length < CODE_LENGTH
      ? texts.missingDigits(CODE_LENGTH - digits.length)
      : null;
  const missing =
    !isVerified && missingProof !== null
      ? missingProof
      : guardianName.trim() === ''
        ? texts.missingName
        : isGuardian
          ? null
          : texts.missingTick;
  return (
    <>
      <GuardianCard>
        <ChildFace child={child} />
        <Hint>{texts.intro}</Hint>
        <Cluster as="ul" gap={2}>
          {texts.opens.map((what) => (
            <li key={what}>
              <Chip>{what}</Chip>
            </li>
          ))}
        </Cluster>
      </GuardianCard>
      <ChatChoice settings={settings} onChange={setSettings} wished />
      <KeptCard />
      <IdentityCard
        open={() => openGuardianIdentity(token)}
        read={() => loadGuardianIdentity(token)}
        isVerified={isVerified}
        onVerified={() => {
          setProblem(undefined);
          void identity.refetch();
        }}
      />
      {!isVerified && <p className={styles.or}>{texts.identity.or}</p>}
      {!isVerified && (
        <PhoneCodeCard
          known={link.code}
          digits={digits}
          onDigits={setDigits}
          onSent={() => {
            setIsSent(true);
            setProblem(undefined);
          }}
          send={(phoneNumber) => sendGuardianCode(token, phoneNumber)}
          problem={problem}
        />
      )}
      {isVerified && (
        <Text role="alert" tone="danger" bold>
          {problem}
        </Text>
      )}
      <GuardianCard title={texts.who.title} icon={<UserCheck aria-hidden="true" />}>
        <TextField
          label={texts.who.name}
          autoComplete="name"
          maxLength={20}
          value={guardianName}
          onChange={({ target }) => setGuardianName(target.value)}
        />
        <CheckBox
          label={texts.who.isGuardian(child.nickname)}
          checked={isGuardian}
          onChange={({ target }) => setIsGuardian(target.checked)}
        />
      </GuardianCard>
      <div className={styles.decide}>
        <Button
          size="large"
          wide
          busy={busy === 'consent'}
          disabled={missing !== null || busy !== null}
          onClick={() => void consent()}
        >
          {texts.submit}
          {missing !== null && <small>{` · ${missing}`}</small>}
        </Button>
      </div>
      <Button
        tone="alt"
        wide
        busy={busy === 'deny'}
        disabled={busy !== null}
        onClick={() => void answer('deny', () => denyGuardianConsent(token), 'denied')}
      >
        {texts.deny}
      </Button>
    </>
  );
}

/** The data that is kept, and for how long. */
function KeptCard() {
  return (
    <GuardianCard title={texts.kept.title} icon={<Archive aria-hidden="true" />}>
      <Facts layout="sums" items={texts.kept.rows.map(([term, value]) => ({ term, value }))} />
    </GuardianCard>
  );
}

interface AnsweredProps {
  readonly outcome: 'given' | 'denied';
  readonly nickname: string;
}

function Answered({ outcome, nickname }: AnsweredProps) {
  const isGiven = outcome === 'given';
  return (
    <GuardianCard>
      <Stack align="center" role="status">
        <Mascot sprite="dolphin" size={130} />
        <Text size="title" align="center">
          {isGiven ? texts.done : texts.denied}
        </Text>
        <Text align="center">{isGiven ? texts.doneBody(nickname) : texts.deniedBody}</Text>
        {isGiven && <ButtonLink to={paths.guardian}>{texts.toPage}</ButtonLink>}
      </Stack>
    </GuardianCard>
  );
}
