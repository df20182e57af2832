import { pageCountOf } from '#shared/contract/paging.ts';
import { CHANNELS_PER_PAGE, type serviceChannelRoutes } from '#shared/contract/service/channels.ts';
import type { Handlers } from '#server/domain/call.ts';
import { searchChannels } from '#server/domain/channels/channels/searchChannels.ts';

export const serviceChannelHandlers: Handlers<typeof serviceChannelRoutes> = {
  list: async ({ deps, query }) => {
    const { rows, totalCount } = await searchChannels(deps.db, { ...query, size: CHANNELS_PER_PAGE });
    return {
      channelList: rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        closedAt: row.closedAt?.toISOString() ?? null,
      })),
      totalCount,
      pageCount: pageCountOf(totalCount, CHANNELS_PER_PAGE),
    };
  },
};
