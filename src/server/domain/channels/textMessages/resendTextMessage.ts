import { eq } from 'drizzle-orm';
import type { TextMessage } from '#shared/contract/channels/textMessages.ts';
import { textMessages } from '#server/db/tables/channels/textMessages.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import { assertBenefit } from '#server/domain/channels/channels/channelPlan.ts';
import { addJob } from '#server/domain/jobs.ts';
import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { countOnDay, lockDay } from './dailyLimit.ts';
import { findTextMessage, messageReplies } from './listTextMessages.ts';
import { nightEnd } from '#server/platform/nightHours.ts';
import { findReachable } from './reachableMembers.ts';
import { countSentOn, findOptOuts, judgeReceiver } from './receivers.ts';
import { textMessageTexts } from './texts.ts';

/**
 * Sends a failed message once more, to the present number of the member. Repeated requests make one message. Throws
 * RESOURCE_NOT_FOUND, TEXT_MESSAGE_NOT_FAILED, TEXT_MESSAGE_REFUSED, TEXT_MESSAGE_LIMIT, IS_NOT_PREMIUM_CHANNEL.
 */
export async function resendTextMessage(
  input: ChannelCall & {
    textMessageId: number;
  },
): Promise<TextMessage> {
  const { deps, userId: senderId, channel, textMessageId } = input;
  const { channelId } = channel;
  const now = deps.clock.now();
  const day = seoulDay(now);
  return transaction(deps, async (tx) => {
    await assertBenefit(tx, { channelId, benefit: 'textMessages' });
    const left = await lockDay(tx, { channelId, day });
    const failed = await findTextMessage(tx, { channelId, textMessageId });
    const [known] = await tx.select().from(textMessages).where(eq(textMessages.resendOf, failed.id));
    const again = known ?? (await sendAgain());
    const [reply] = await messageReplies(tx, [again]);
    if (!reply) throw new Error(`resendTextMessage: message ${again.id} has no reply`);
    return reply;

    async function sendAgain() {
      if (failed.state !== 'FAILED')
        throw new AppError('TEXT_MESSAGE_NOT_FAILED', {
          log: `text message ${failed.id} is ${failed.state}, only FAILED ones are sent again`,
        });
      const { receiverId, content, sentText, purpose, messageType } = failed;
      const ofMembers = { db: tx, channelId, userIds: [receiverId] };
      const contact = (await findReachable(ofMembers)).get(receiverId);
      if (!contact)
        throw new AppError('TEXT_MESSAGE_REFUSED', {
          log: `user ${receiverId} is no member of channel ${channelId} any more`,
        });
      const judged = judgeReceiver({
        contact,
        purpose,
        isOptedOut: (await findOptOuts(ofMembers)).has(receiverId),
        sentToday: (await countSentOn(ofMembers, day)).get(receiverId) ?? 0,
      });
      if ('reason' in judged)
        throw new AppError('TEXT_MESSAGE_REFUSED', {
          message: textMessageTexts.refused[judged.reason],
          log: `user ${receiverId} gets no message: ${judged.reason}`,
        });
      await countOnDay(tx, { channelId, day, left, added: 1 });
      const scheduledAt = purpose === 'ADVERTISEMENT' ? nightEnd(now) : null;
      // A message without an answer may have been sent all the same: its ticket keeps it from being sent twice.
      const mayBeSent = failed.failure === 'NO_ANSWER' && failed.phoneNumber === judged.to;
      const [made] = await tx
        .insert(textMessages)
        .values({
          channelId,
          senderId,
          receiverId,
          content,
          sentText,
          purpose,
          messageType,
          day,
          nickname: contact.nickname,
          phoneNumber: judged.to,
          scheduledAt,
          createdAt: now,
          gatewayTicket: mayBeSent ? failed.gatewayTicket : null,
          idempotencyKey: `resend:${failed.id}`,
          resendOf: failed.id,
        })
        .returning();
      if (!made) throw new Error(`resendTextMessage: the insert for ${failed.id} returned no row`);
      await addJob(tx, 'textMessages.send', { textMessageId: made.id }, scheduledAt ?? undefined);
      await writeAudit({
        tx,
        actorId: senderId,
        channelId,
        action: 'TEXT_MESSAGE_RESEND',
        targetUserId: receiverId,
        details: { textMessageId: failed.id },
      });
      return made;
    }
  });
}
