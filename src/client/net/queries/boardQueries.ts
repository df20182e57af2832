import { listBoards } from '#client/net/rest/channels/boards.ts';

/** The boards alone, which every page of a channel asks for: without what reads and writes posts. */
export const boardQueries = {
  list: (channelId: number) => ({
    queryKey: ['boards', channelId, 'list'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listBoards(channelId, signal),
  }),
};
