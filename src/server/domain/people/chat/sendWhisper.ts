import type { Whisper } from '#shared/contract/people/chat.ts';
import { whispers } from '#server/db/tables/people/chat.ts';
import { AppError } from '#server/platform/appError.ts';
import { userSummaries, otherUser } from '#server/domain/people/accounts/userSummaries.ts';
import { blockedAround } from '#server/domain/people/moderation/blockedAround.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { assertMayTalk } from './assertMayTalk.ts';
import { getChatRules } from './getChatRules.ts';
import { mayWhisper } from './mayWhisper.ts';
import { hasMuted } from './mutes.ts';
import { moderateText, type Utterance } from './moderateText.ts';
import type { UserCall } from '#server/domain/call.ts';

/**
 * Whispers to one user, in the world or not. A receiver who has muted the sender gets it as read and is not notified;
 * the sender does not learn of it. Throws what `moderateText` throws, MEMBER_NOT_FOUND, WHISPER_OFF (own),
 * WHISPER_REFUSED (other's).
 */
export async function sendWhisper(
  input: UserCall & {
    receiverId: number;
    utterance: Utterance;
  },
): Promise<Whisper> {
  const { deps, userId, receiverId, utterance } = input;
  const receiver = await otherUser({ deps, userId, otherId: receiverId });
  const [rules, theirs, blocked, isMuted, isLetIn, senders] = await Promise.all([
    getChatRules({ deps, userId }),
    getChatRules({ deps, userId: receiverId }),
    blockedAround({ deps, userId }),
    hasMuted({ deps, userId: receiverId, mutedUserId: userId }),
    mayWhisper({ deps, userId, receiverId }),
    userSummaries({ deps, userIds: [userId] }),
  ]);
  if (rules.needsGuardianConsent)
    throw new AppError('GUARDIAN_CONSENT_REQUIRED', { log: `user ${userId} may not whisper yet` });
  assertMayTalk(rules, { ownWords: 'text' in utterance, now: deps.clock.now() });
  if (!rules.whisperOn) throw new AppError('WHISPER_OFF', { log: `user ${userId} may not whisper` });
  const mayHear = !theirs.needsGuardianConsent && theirs.chatMode !== 'OFF' && theirs.whisperOn;
  const isAnswered = theirs.chatMode === 'FREE' || 'phraseId' in utterance;
  if (blocked.has(receiverId) || !isLetIn || !mayHear || !isAnswered) {
    throw new AppError('WHISPER_REFUSED', { log: `user ${receiverId} may or will not hear user ${userId}` });
  }
  const { text } = await moderateText({ deps, userId, hearer: receiverId, rules, utterance });
  const createdAt = deps.clock.now();
  return transaction(deps, async (tx) => {
    const [row] = await tx
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
    if (!isMuted) await emit(tx, { type: 'whisper.sent', userId: receiverId, whisper });
    return whisper;
  });
}
