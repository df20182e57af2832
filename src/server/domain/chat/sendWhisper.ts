import type { Whisper } from '#shared/contract/chat.ts';
import { whispers } from '#server/db/tables/chat.ts';
import { AppError } from '#server/platform/appError.ts';
import { briefUsers } from '../accounts/briefUsers.ts';
import { otherUser } from '../accounts/otherUser.ts';
import type { Deps } from '../deps.ts';
import { blockedAround } from '../moderation/blockedAround.ts';
import { assertMayTalk } from './assertMayTalk.ts';
import { getChatRules } from './getChatRules.ts';
import { hasMuted } from './mutes.ts';
import { weighWords, type Utterance } from './weighWords.ts';

/**
 * Whispers to one user, in the world or not. Whoever has muted the sender keeps it as read and hears nothing; the sender
 * does not learn of it. Throws what `weighWords` throws, MEMBER_NOT_FOUND, WHISPER_OFF (own), WHISPER_REFUSED (other's).
 */
export async function sendWhisper(input: {
  deps: Deps;
  userId: number;
  receiverId: number;
  utterance: Utterance;
}): Promise<Whisper> {
  const { deps, userId, receiverId, utterance } = input;
  const receiver = await otherUser({ deps, userId, otherId: receiverId });
  const [rules, theirs, blocked, isMuted, senders] = await Promise.all([
    getChatRules({ deps, userId }),
    getChatRules({ deps, userId: receiverId }),
    blockedAround({ deps, userId }),
    hasMuted({ deps, userId: receiverId, mutedUserId: userId }),
    briefUsers({ deps, userIds: [userId] }),
  ]);
  assertMayTalk(rules, { ownWords: 'text' in utterance, now: deps.clock.now() });
  if (!rules.whisperOn) throw new AppError('WHISPER_OFF', { log: `user ${userId} may not whisper` });
  const mayHear = !theirs.needsGuardianConsent && theirs.chatMode !== 'OFF' && theirs.whisperOn;
  const isAnswered = theirs.chatMode === 'FREE' || 'phraseId' in utterance;
  if (blocked.has(receiverId) || !mayHear || !isAnswered) {
    throw new AppError('WHISPER_REFUSED', { log: `user ${receiverId} may or will not hear user ${userId}` });
  }
  const { text } = weighWords({ deps, userId, rules, utterance });
  const createdAt = deps.clock.now();
  const [row] = await deps.db
    .insert(whispers)
    .values({ senderId: userId, receiverId, text, createdAt, readAt: isMuted ? createdAt : null })
    .returning({ whisperId: whispers.id });
  if (!row) throw new Error('sendWhisper: the whisper was not inserted');
  const whisper: Whisper = {
    whisperId: row.whisperId,
    senderId: userId,
    senderNickname: senders.get(userId)?.nickname ?? '',
    receiverId,
    receiverNickname: receiver.nickname,
    text,
    createdAt: createdAt.toISOString(),
  };
  if (!isMuted) deps.events.emit('whisperSent', whisper);
  return whisper;
}
