import type { EmoteName } from '#shared/content/emotes.ts';
import type { Emoted } from '#shared/contract/rooms/talkMessages.ts';
import type { Deps } from '../deps.ts';
import { blockedAround } from '../moderation/blockedAround.ts';
import { TooFastError } from './TooFastError.ts';

const PATIENCE_MS = 2000;

/** An emote for those on the same map. It has no words, so everybody may show it. Throws CHAT_TOO_FAST. */
export async function showEmote(input: {
  deps: Pick<Deps, 'db' | 'clock' | 'chat'>;
  userId: number;
  emote: EmoteName;
}): Promise<{ readonly emoted: Emoted; readonly deaf: ReadonlySet<number> }> {
  const { deps, userId, emote } = input;
  if (!deps.chat.pace.takeEmote(userId, deps.clock.now().getTime())) throw new TooFastError(PATIENCE_MS);
  return { emoted: { userId, emote }, deaf: await blockedAround({ deps, userId }) };
}
