import { Lock, MessagesSquare } from 'lucide-react';
import { useId } from 'react';
import type { ChatMode, ChatSettings } from '#shared/contract/people/chat.ts';
import { classNames } from '#client/ui/classNames.ts';
import { Switch } from '#client/ui/form/Switch.tsx';
import { useShownAtOnce } from '#client/ui/form/useShownAtOnce.ts';
import { GuardianCard } from './GuardianFrame.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import styles from './Guardian.module.css';
import { guardianPageTexts } from './texts.ts';

const texts = guardianPageTexts.chat;
const STEPS = ['SAFE_PHRASES', 'FREE', 'OFF'] as const satisfies readonly ChatMode[];

export interface ChatChoiceProps {
  readonly settings: ChatSettings;
  readonly onChange: (settings: ChatSettings) => void;
  /** Whether the child wishes to talk freely; its wish is marked at its place. */
  readonly wished?: boolean;
  /** Other rules that hold besides. */
  readonly notes?: readonly string[];
}

/** The three steps of talking, and whispers. */
export function ChatChoice({ settings, onChange, wished = false, notes = [] }: ChatChoiceProps) {
  const name = useId();
  const [shown, choose] = useShownAtOnce(settings, onChange);
  const isOff = shown.chatMode === 'OFF';
  return (
    <GuardianCard title={texts.title} icon={<MessagesSquare aria-hidden="true" />}>
      <fieldset aria-label={texts.title}>
        <div className={classNames(styles.steps, wished && styles.wished)}>
          {STEPS.map((mode) => (
            <label key={mode} className={styles.step}>
              {wished && mode === 'FREE' && <small>{texts.wished}</small>}
              <input
                type="radio"
                name={name}
                aria-label={texts.modes[mode]}
                checked={shown.chatMode === mode}
                onChange={() => choose({ chatMode: mode })}
              />
              <span>{texts.modes[mode]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Hint>{texts.about[shown.chatMode]}</Hint>
      <Stack gap={0}>
        <Switch
          label={texts.whisper}
          checked={shown.whisperOn && !isOff}
          disabled={isOff}
          onChange={(whisperOn) => choose({ whisperOn })}
        />
        <Row align="start">
          <Lock size={16} aria-hidden="true" />
          <Hint as="span" grow>
            {texts.whisperAbout}
          </Hint>
        </Row>
      </Stack>
      {notes.map((note) => (
        <Note key={note} tone="warning">
          {note}
        </Note>
      ))}
    </GuardianCard>
  );
}
