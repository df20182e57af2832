import { saveWhisperFrom } from '#client/net/people/chat.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { WHISPER_SENDERS } from '#shared/contract/people/chat.ts';
import { chatTexts } from './texts.ts';

const texts = chatTexts.whisperFrom;
const OPTIONS = WHISPER_SENDERS.map((value) => ({ value, label: texts[value] }));

/** Says who may whisper to the user; empty until the chat rules are loaded. */
export function WhisperSettings() {
  const rules = useStore(chatStore, (state) => state.rules);
  if (rules === null) return null;
  return (
    <ChoiceField
      label={texts.title}
      options={OPTIONS}
      value={rules.whisperFrom}
      // The request layer shows the error; the field returns to the saved value.
      onChange={(whisperFrom) => void saveWhisperFrom(whisperFrom).catch(() => undefined)}
    />
  );
}
