import type { EmoteName } from '#shared/content/emotes.ts';
import type { ChatLine, Emoted } from '#shared/contract/rooms/talkMessages.ts';
import type { Deps } from '#server/domain/deps.ts';
import { blockedAround } from '#server/domain/people/moderation/blockedAround.ts';
import { TooFastError } from './ChatRateLimiter.ts';
import { getChatRules } from './getChatRules.ts';
import { moderateText, type Utterance } from './moderateText.ts';

export interface SaidLine {
  readonly line: ChatLine;
  /** The users who must not hear it, because either side has blocked the other. */
  readonly deaf: ReadonlySet<number>;
}

/**
 * Says a line to all on the same map, if it is allowed; it is remembered for reports. Throws what `moderateText`
 * throws.
 */
export async function sayLine(input: {
  deps: Pick<Deps, 'db' | 'events' | 'clock' | 'chat' | 'memberships'>;
  speaker: { readonly userId: number; readonly nickname: string; readonly titleId: number };
  /** The room. */
  placeId: string;
  utterance: Utterance;
  lineKey: string;
}): Promise<SaidLine> {
  const { deps, speaker, placeId, utterance, lineKey } = input;
  const { userId, nickname, titleId } = speaker;
  const [rules, deaf] = await Promise.all([getChatRules({ deps, userId }), blockedAround({ deps, userId })]);
  const words = await moderateText({ deps, userId, hearer: null, rules, utterance });
  await deps.chat.log.add(placeId, {
    userId,
    nickname,
    text: words.text,
    at: deps.clock.now().toISOString(),
    whisper: false,
  });
  return { line: { lineId: deps.chat.nextLineId(), userId, nickname, titleId, lineKey, ...words }, deaf };
}

const EMOTE_RETRY_MS = 2000;

/** Shows an emote to all on the same map. It has no words, so everybody may show it. Throws CHAT_TOO_FAST. */
export async function showEmote(input: {
  deps: Pick<Deps, 'db' | 'clock' | 'chat'>;
  userId: number;
  emote: EmoteName;
}): Promise<{ readonly emoted: Emoted; readonly deaf: ReadonlySet<number> }> {
  const { deps, userId, emote } = input;
  const now = deps.clock.now().getTime();
  if (!(await deps.chat.talk(userId, ({ pace }) => pace.takeEmote(now))))
    throw new TooFastError(EMOTE_RETRY_MS);
  return { emoted: { userId, emote }, deaf: await blockedAround({ deps, userId }) };
}
