import { eq } from 'drizzle-orm';
import type { IssueTicketsBody, Ticket } from '#shared/contract/tutoring/tickets.ts';
import { ticketTermMs } from '#shared/tutoring/bookingRules.ts';
import { tickets } from '#server/db/tables/tutoring/tickets.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import { readActiveMembers } from '#server/domain/channels/channels/assertMembers.ts';
import { findCourseClass } from '#server/domain/learning/courseClasses/getCourseClass.ts';
import { lockOfferedCourse } from '#server/domain/learning/courses/courseGate.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { describeTickets, findTicket } from './listTickets.ts';
import { ticketTexts } from './texts.ts';
import { addTickets, recordTicketChange } from './ticketRows.ts';

/**
 * Gives tickets to a member, valid in this channel: as many as a product of it brings, or a given number. Throws
 * CHANNEL_MEMBER_NOT_FOUND, NOT_FOUND_PRODUCT for a product of another channel.
 */
export async function issueTickets(
  input: ChannelCall & { readonly body: IssueTicketsBody },
): Promise<{ ticketIdList: number[] }> {
  const { deps, userId, channel, body } = input;
  const { targetUserId, paymentProductId, reason } = body;
  const { channelId } = channel;
  const issuedAt = deps.clock.now();
  return transaction(deps, async (tx) => {
    await readActiveMembers(tx, { channel, memberIds: [targetUserId] });
    const quantity =
      paymentProductId === undefined
        ? body.quantity
        : await deps.lessonsOfProduct(tx, { channelId, productId: paymentProductId });
    const ticketIdList = await addTickets(
      tx,
      {
        userId: targetUserId,
        issuedBy: userId,
        channelId,
        quantity,
        issuedAt,
        paymentProductId: paymentProductId ?? null,
        expiresAt: new Date(issuedAt.getTime() + ticketTermMs(quantity)),
      },
      { byUserId: userId, reason },
    );
    await emit(tx, { type: 'tickets.given', userId: targetUserId, channelId, quantity });
    return { ticketIdList };
  });
}

/** Says what the lesson of a ticket is about. Throws IS_NOT_CHANNEL_CONTENT, RESOURCE_NOT_FOUND. */
export async function saveTicketContent(
  input: ChannelCall & {
    readonly ticketId: number;
    readonly contentId: number;
    readonly contentType: 'COURSE_CLASS' | 'COURSE';
  },
): Promise<Ticket> {
  const { deps, userId, channel, ticketId, contentType, contentId } = input;
  const { channelId } = channel;
  const courseClass =
    contentType === 'COURSE'
      ? null
      : await findCourseClass({ deps, userId, channel, courseClassId: contentId });
  const saved = await transaction(deps, async (tx) => {
    await findTicket(tx, { channelId, ticketId });
    const contentTitle = courseClass
      ? courseClass.row.title
      : (await lockOfferedCourse(tx, { channelId, courseId: contentId })).title;
    const [ticket] = await tx
      .update(tickets)
      .set({ contentType, contentId, contentTitle })
      .where(eq(tickets.id, ticketId))
      .returning();
    if (!ticket) throw new Error(`saveTicketContent: ticket ${ticketId} has just gone`);
    await recordTicketChange(tx, ticket, {
      byUserId: userId,
      at: deps.clock.now(),
      reason: `${ticketTexts.content}: ${contentTitle}`,
    });
    return ticket;
  });
  const [shown] = await describeTickets(deps, channelId, [saved]);
  if (!shown) throw new Error(`saveTicketContent: ticket ${ticketId} has just gone`);
  return shown;
}
