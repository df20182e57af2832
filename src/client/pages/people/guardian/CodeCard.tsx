import { MessageSquareText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CODE_LENGTH, type CodeState } from '#shared/contract/people/guardians.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { useCountdown } from '#client/ui/motion/useCountdown.ts';
import { GuardianCard } from './GuardianFrame.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import styles from './Guardian.module.css';
import { guardianPageTexts } from './texts.ts';

const texts = guardianPageTexts.code;
const NONE: CodeState = { expiresInSeconds: 0, resendInSeconds: 0, triesLeft: 0 };

export interface CodeCardProps {
  readonly title?: string;
  /** The words before the button that sends the code, which say what it does. */
  readonly lead: string;
  /** The address or number that the code goes to, as it is shown. */
  readonly to: string;
  /** The field for the address or number that the code goes to; above the button, and above the digits. */
  readonly field?: ReactNode;
  /** The code under way when the page was opened. */
  readonly known: CodeState | null;
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
  /** Whether a code was sent that may be typed. */
  readonly onSent: () => void;
  /** Null where nothing was sent, because of what the field says. */
  readonly send: () => Promise<CodeState | null>;
  /** The server's words about the code. */
  readonly problem: string | undefined;
}

/** Has the code sent and takes it: one field behind six boxes, so that paste and one-time codes work. */
export function CodeCard({
  title = texts.title,
  lead,
  to,
  field,
  known,
  digits,
  onDigits,
  onSent,
  send,
  problem,
}: CodeCardProps) {
  const [state, setState] = useState(known);
  const [sending, setSending] = useState(false);
  const [sendProblem, setSendProblem] = useState<string>();
  const lives = useCountdown((state ?? NONE).expiresInSeconds, state);
  const resendIn = useCountdown((state ?? NONE).resendInSeconds, state);

  const sendNow = async () => {
    setSending(true);
    setSendProblem(undefined);
    try {
      const sent = await send();
      if (sent === null) return;
      setState(sent);
      onDigits('');
      onSent();
    } catch (error) {
      setSendProblem(userMessageOf(error, guardianPageTexts.failed));
    } finally {
      setSending(false);
    }
  };
  const clock = `${Math.floor(lives / 60)}:${String(lives % 60).padStart(2, '0')}`;
  const said = sendProblem ?? problem ?? (state !== null && lives === 0 ? texts.over : undefined);

  return (
    <GuardianCard
      title={title}
      icon={<MessageSquareText aria-hidden="true" />}
      aside={
        state !== null && (
          <Text as="span" size="label" tone="danger" tabular role="timer" aria-label={texts.left(clock)}>
            {clock}
          </Text>
        )
      }
    >
      {field !== undefined && state === null && field}
      {state === null ? (
        <>
          <Hint>{lead}</Hint>
          <Button tone="sea" wide busy={sending} onClick={() => void sendNow()}>
            {texts.send}
          </Button>
        </>
      ) : (
        <>
          <div className={styles.digits}>
            {Array.from({ length: CODE_LENGTH }, (_, place) => (
              <i
                key={place}
                aria-hidden="true"
                data-filled={place < digits.length || undefined}
                data-next={place === digits.length || undefined}
              >
                {digits[place]}
              </i>
            ))}
            <input
              aria-label={texts.label}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={digits}
              onChange={({ target }) => onDigits(target.value.replaceAll(/\D/gu, '').slice(0, CODE_LENGTH))}
            />
          </div>
          <Cluster justify="between">
            <Hint as="span">{to !== '' && texts.sentTo(to)}</Hint>
            <Button
              tone="quiet"
              size="small"
              disabled={resendIn > 0 || sending}
              onClick={() => void sendNow()}
            >
              {resendIn > 0 ? texts.againIn(resendIn) : texts.again}
            </Button>
          </Cluster>
        </>
      )}
      <Text role="alert" size="small" tone="danger" bold>
        {said}
      </Text>
    </GuardianCard>
  );
}
