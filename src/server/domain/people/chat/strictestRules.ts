import {
  CHAT_LIMITERS,
  CHAT_MODES,
  type ChatLimiter,
  type ChatMode,
  type ChatRules,
  type ChatSettings,
} from '#shared/contract/people/chat.ts';

/** The decision of one party that may limit the talk. */
export interface ChatLimit extends ChatSettings {
  readonly by: ChatLimiter;
}

const strictness = (mode: ChatMode) => CHAT_MODES.indexOf(mode);

/**
 * The rules in force after all parties that may limit the talk, and the party that decided. Prepared lines stay for
 * every child: a class may end free talk, but only the child's own guardian turns all words off.
 */
export function strictestRules(
  limits: readonly ChatLimit[],
): Pick<ChatRules, 'chatMode' | 'whisperOn' | 'phrasesOn' | 'chatModeBy' | 'whisperBy'> {
  const chatMode = limits.reduce<ChatMode>(
    (mode, next) => (strictness(next.chatMode) > strictness(mode) ? next.chatMode : mode),
    'FREE',
  );
  const whose = (limiting: (limit: ChatLimit) => boolean) =>
    CHAT_LIMITERS.filter((by) => limits.some((limit) => limit.by === by && limiting(limit)));
  const whisperBy = whose((limit) => !limit.whisperOn || limit.chatMode === 'OFF');
  return {
    chatMode,
    whisperOn: whisperBy.length === 0,
    phrasesOn: !limits.some((limit) => limit.by === 'GUARDIAN' && limit.chatMode === 'OFF'),
    chatModeBy: chatMode === 'FREE' ? [] : whose((limit) => limit.chatMode === chatMode),
    whisperBy,
  };
}
