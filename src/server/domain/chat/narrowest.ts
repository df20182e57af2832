import { CHAT_MODES, type ChatSettings } from '#shared/contract/chat.ts';

const FREE: ChatSettings = { chatMode: 'FREE', whisperOn: true };

/** What is left when everybody who may narrow the talk has done so. */
export function narrowest(all: readonly ChatSettings[]): ChatSettings {
  return all.reduce(
    (left, next) => ({
      chatMode:
        CHAT_MODES.indexOf(next.chatMode) > CHAT_MODES.indexOf(left.chatMode) ? next.chatMode : left.chatMode,
      whisperOn: left.whisperOn && next.whisperOn,
    }),
    FREE,
  );
}
