import { eq } from 'drizzle-orm';
import { channelCodes } from '#server/db/tables/channels/channelCodes.ts';
import type { TransactionListeners } from '#server/domain/events.ts';

export const codeErasure: TransactionListeners = {
  'channel.erasing': async (tx, { channelId }) => {
    await tx.delete(channelCodes).where(eq(channelCodes.channelId, channelId));
  },
};
