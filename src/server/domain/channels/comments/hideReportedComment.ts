import { and, eq, isNull } from 'drizzle-orm';
import { channelComments } from '#server/db/tables/channels/comments.ts';
import type { TransactionListeners } from '#server/domain/events.ts';

/** Hides a comment that staff has removed after a report. */
export const hideReportedComment: TransactionListeners = {
  'content.removed': async (tx, { kind, contentId, at }) => {
    if (kind === 'COMMENT')
      await tx
        .update(channelComments)
        .set({ hiddenAt: at })
        .where(and(eq(channelComments.id, contentId), isNull(channelComments.hiddenAt)));
  },
};
