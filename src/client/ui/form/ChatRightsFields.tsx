import { CHAT_MODES, type ChatSettings } from '#shared/contract/chat.ts';
import { uiTexts } from '../texts.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { Switch } from './Switch.tsx';

const texts = uiTexts.chatRights;
const MODES = CHAT_MODES.map((value) => ({ value, label: texts.modes[value] }));

export interface ChatRightsFieldsProps {
  readonly settings: ChatSettings;
  /** Called with all of them, from this moment on. */
  readonly onChange: (settings: ChatSettings) => void;
}

/** How somebody, or everybody of a class, may talk. */
export function ChatRightsFields({ settings, onChange }: ChatRightsFieldsProps) {
  return (
    <>
      <ChoiceField
        label={texts.mode}
        options={MODES}
        value={settings.chatMode}
        onChange={(chatMode) => onChange({ ...settings, chatMode })}
      />
      <Switch
        label={texts.whisper}
        checked={settings.whisperOn}
        onChange={(whisperOn) => onChange({ ...settings, whisperOn })}
      />
    </>
  );
}
