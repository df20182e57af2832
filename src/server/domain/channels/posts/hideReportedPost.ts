import { and, eq, isNull } from 'drizzle-orm';
import { channelPosts } from '#server/db/tables/channels/posts.ts';
import type { TransactionListeners } from '#server/domain/events.ts';

/** Hides a post that staff has removed after a report; staff and its writer still see it. */
export const hideReportedPost: TransactionListeners = {
  'content.removed': async (tx, { kind, contentId, at }) => {
    if (kind === 'POST')
      await tx
        .update(channelPosts)
        .set({ hiddenAt: at })
        .where(and(eq(channelPosts.id, contentId), isNull(channelPosts.hiddenAt)));
  },
};
