import {
  CHAT_LIMITERS,
  CHAT_MODES,
  type ChatLimiter,
  type ChatMode,
  type ChatRules,
  type ChatSettings,
} from '#shared/contract/people/chat.ts';

/** What one of those who may narrow the talk has decided. */
export interface ChatLimit extends ChatSettings {
  readonly by: ChatLimiter;
}

const strictness = (mode: ChatMode) => CHAT_MODES.indexOf(mode);

/**
 * What holds when everybody who may narrow the talk has done so, and whose word it is. Prepared lines stay for every
 * child: a class may end free talk, but only the child's own guardian turns all words off.
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
