import { eq } from 'drizzle-orm';
import { channelClassInfos } from '#server/db/tables/channels/classInfo.ts';
import type { TransactionListeners } from '#server/domain/events.ts';

export const classInfoErasure: TransactionListeners = {
  'channel.erasing': async (tx, { channelId }) => {
    await tx.delete(channelClassInfos).where(eq(channelClassInfos.channelId, channelId));
  },
};
