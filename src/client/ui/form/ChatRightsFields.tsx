import { CHAT_MODES, type ChatSettings } from '#shared/contract/people/chat.ts';
import { uiTexts } from '../texts.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { Switch } from './Switch.tsx';
import { useShownAtOnce } from './useShownAtOnce.ts';

const texts = uiTexts.chatRights;
const MODES = CHAT_MODES.map((value) => ({ value, label: texts.modes[value] }));

export interface ChatRightsFieldsProps {
  readonly settings: ChatSettings;
  /** Called with all of them, from this moment on. */
  readonly onChange: (settings: ChatSettings) => void;
}

/** Chat rights of a member or of a whole channel. */
export function ChatRightsFields({ settings, onChange }: ChatRightsFieldsProps) {
  const [shown, choose] = useShownAtOnce(settings, onChange);
  return (
    <>
      <ChoiceField
        label={texts.mode}
        options={MODES}
        value={shown.chatMode}
        onChange={(chatMode) => choose({ chatMode })}
      />
      <Switch
        label={texts.whisper}
        checked={shown.whisperOn}
        onChange={(whisperOn) => choose({ whisperOn })}
      />
    </>
  );
}
