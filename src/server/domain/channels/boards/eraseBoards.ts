import { eq } from 'drizzle-orm';
import { channelBoards } from '#server/db/tables/channels/boards.ts';
import type { TransactionListeners } from '#server/domain/events.ts';

/** Posts, comments, drafts and files go with their boards. */
export const boardErasure: TransactionListeners = {
  'channel.erasing': async (tx, { channelId }) => {
    await tx.delete(channelBoards).where(eq(channelBoards.channelId, channelId));
  },
};
