import { channelBoardRoutes, type BoardBody } from '#shared/contract/channels/channelBoards.ts';
import { rest } from '#client/net/rest/rest.ts';

/* The boards of a channel. Failures are worded beside what caused them. */

const QUIET = { quiet: true } as const;

export const listBoards = async (channelId: number, signal?: AbortSignal) =>
  (await rest.call(channelBoardRoutes.list, { params: { id: channelId } }, { signal })).boardItemList;

export const createBoard = (channelId: number, body: BoardBody) =>
  rest.call(channelBoardRoutes.create, { params: { id: channelId }, body }, QUIET);

export const updateBoard = (channelId: number, boardId: number, body: BoardBody) =>
  rest.call(channelBoardRoutes.update, { params: { id: channelId, boardId }, body }, QUIET);

export const removeBoard = (channelId: number, boardId: number) =>
  rest.call(channelBoardRoutes.remove, { params: { id: channelId, boardId } });

export const orderBoards = async (channelId: number, boardIdList: number[]) =>
  (await rest.call(channelBoardRoutes.order, { params: { id: channelId }, body: { boardIdList } }))
    .boardItemList;
