import { channelBoardRoutes, type BoardBody } from '#shared/contract/channels/channelBoards.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

/* The boards alone, which every page of a channel asks for: without what reads and writes posts. */

const boards = client(channelBoardRoutes);
/** Posts are below their boards: what changes a board makes both untrue. */
const allOfBoards = (channelId: number) => ['boards', channelId] as const;

export const boardQueries = {
  list: (channelId: number) => ({
    queryKey: [...allOfBoards(channelId), 'list'] as const,
    queryFn: async ({ signal }: Asked) =>
      (await boards.list({ params: { id: channelId } }, { signal })).boardItemList,
  }),
};

export const useCreateBoard = mutationHook((channelId: number) => ({
  mutationFn: (body: BoardBody) => boards.create({ params: { id: channelId }, body }, { quiet: true }),
  renews: [allOfBoards(channelId)],
}));

export const useUpdateBoard = mutationHook((channelId: number) => ({
  mutationFn: ({ boardId, body }: { readonly boardId: number; readonly body: BoardBody }) =>
    boards.update({ params: { id: channelId, boardId }, body }, { quiet: true }),
  renews: [allOfBoards(channelId)],
}));

export const useRemoveBoard = mutationHook((channelId: number) => ({
  mutationFn: (boardId: number) => boards.remove({ params: { id: channelId, boardId } }),
  renewsAlways: [allOfBoards(channelId)],
}));

export const useOrderBoards = mutationHook((channelId: number) => ({
  mutationFn: (boardIdList: number[]) => boards.order({ params: { id: channelId }, body: { boardIdList } }),
  onSuccess: ({ boardItemList }) =>
    queryClient.setQueryData(boardQueries.list(channelId).queryKey, boardItemList),
  renewsAfterError: [allOfBoards(channelId)],
}));
