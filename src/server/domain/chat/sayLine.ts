import type { ChatLine } from '#shared/contract/rooms/talkMessages.ts';
import type { Deps } from '../deps.ts';
import { blockedAround } from '../moderation/blockedAround.ts';
import { getChatRules } from './getChatRules.ts';
import { weighWords, type Utterance } from './weighWords.ts';

export interface SaidLine {
  readonly line: ChatLine;
  /** Who must not hear it: blocked by the speaker, or the other way round. */
  readonly deaf: ReadonlySet<number>;
}

/** A line for those on the same map, if it may be said; remembered for reports. Throws what `weighWords` throws. */
export async function sayLine(input: {
  deps: Pick<Deps, 'db' | 'clock' | 'chat'>;
  speaker: { readonly userId: number; readonly nickname: string };
  /** The room. */
  placeId: string;
  utterance: Utterance;
  lineKey: string;
}): Promise<SaidLine> {
  const { deps, speaker, placeId, utterance, lineKey } = input;
  const { userId, nickname } = speaker;
  const [rules, deaf] = await Promise.all([getChatRules({ deps, userId }), blockedAround({ deps, userId })]);
  const words = weighWords({ deps, userId, rules, utterance });
  deps.chat.log.add(placeId, {
    userId,
    nickname,
    text: words.text,
    at: deps.clock.now().toISOString(),
    whisper: false,
  });
  return { line: { lineId: deps.chat.nextLineId(), userId, nickname, lineKey, ...words }, deaf };
}
