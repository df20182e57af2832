import { chatStore } from '#client/stores/chatStore.ts';
import { Facts } from '#client/ui/text/Facts.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { guardianTexts } from '#client/overlay/people/guardians/texts.ts';
import { WhisperSettings } from '#client/overlay/people/chat/WhisperSettings.tsx';
import { useStore } from '#client/ui/useStore.ts';
import type { ChatRules } from '#shared/contract/people/chat.ts';
import { shellTexts } from '../texts.ts';

const texts = shellTexts.settings.safeChat;

/** The rules for the chat of the user, as guardian, teachers and staff have decided, and what is left to choose. */
export function SafeChatSettings() {
  const rules = useStore(chatStore, (state) => state.rules);
  if (rules === null) return null;
  const { needsGuardianConsent } = rules;
  return (
    <section>
      <h3>{texts.title}</h3>
      <Facts
        items={[
          {
            term: texts.talk,
            value: [talkText(rules), !needsGuardianConsent && byText(rules.chatModeBy)]
              .filter(Boolean)
              .join(' '),
          },
          {
            term: texts.whisper,
            value: [
              mayWhisper(rules) ? texts.on : texts.off,
              !needsGuardianConsent && byText(rules.whisperBy),
            ]
              .filter(Boolean)
              .join(' '),
          },
        ]}
      />
      {mayWhisper(rules) && <WhisperSettings />}
      {needsGuardianConsent && (
        <Button tone="sea" wide onClick={() => openDialog('askGuardian')}>
          {guardianTexts.ask}
        </Button>
      )}
    </section>
  );
}

const byText = (by: ChatRules['chatModeBy']) => (by.length > 0 ? guardianTexts.settings.by(by) : '');

function talkText({ needsGuardianConsent, mutedUntil, chatMode }: ChatRules): string {
  if (needsGuardianConsent) return texts.consent;
  return mutedUntil === null ? texts.modes[chatMode] : texts.muted;
}

const mayWhisper = ({ needsGuardianConsent, mutedUntil, chatMode, whisperOn }: ChatRules) =>
  !needsGuardianConsent && mutedUntil === null && chatMode !== 'OFF' && whisperOn;
