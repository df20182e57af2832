import { and, eq } from 'drizzle-orm';
import { textMessages } from '#server/db/tables/channels/textMessages.ts';
import type { TransactionListeners } from '#server/domain/events.ts';

/** Cancels waiting messages of a class that has closed, with their numbers. */
export const closedMessages: TransactionListeners = {
  'channel.closed': async (tx, { channelId }) => {
    await tx
      .update(textMessages)
      .set({ state: 'CANCELLED', failure: 'TAKEN_BACK' })
      .where(and(eq(textMessages.channelId, channelId), eq(textMessages.state, 'WAITING')));
  },
  'channel.erasing': async (tx, { channelId }) => {
    await tx.delete(textMessages).where(eq(textMessages.channelId, channelId));
  },
};
