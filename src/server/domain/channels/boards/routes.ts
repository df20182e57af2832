import type { channelBoardRoutes } from '#shared/contract/channels/channelBoards.ts';
import type { Handlers } from '#server/domain/call.ts';
import { listBoards } from './boardAccess.ts';
import { createBoard, orderBoards, removeBoard, updateBoard } from './editBoards.ts';

export const channelBoardHandlers: Handlers<typeof channelBoardRoutes> = {
  list: async ({ deps, userId, channel }) => ({
    boardItemList: await listBoards({ db: deps.db, userId, channel }),
  }),
  create: ({ deps, userId, channel, body }) => createBoard({ deps, userId, channel, body }),
  order: async ({ deps, userId, channel, body }) => ({
    boardItemList: await orderBoards({ deps, userId, channel, ...body }),
  }),
  update: ({ deps, userId, channel, params, body }) =>
    updateBoard({ deps, userId, channel, boardId: params.boardId, body }),
  remove: async ({ deps, userId, channel, params }) => {
    await removeBoard({ deps, userId, channel, boardId: params.boardId });
    return {};
  },
};
