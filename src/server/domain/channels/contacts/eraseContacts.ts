import { eq } from 'drizzle-orm';
import { channelContacts } from '#server/db/tables/channels/contacts.ts';
import type { TransactionListeners } from '#server/domain/events.ts';

export const contactErasure: TransactionListeners = {
  'channel.erasing': async (tx, { channelId }) => {
    await tx.delete(channelContacts).where(eq(channelContacts.channelId, channelId));
  },
};
