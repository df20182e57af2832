import type { codeObjectRoutes } from '#shared/contract/world/codeObjects.ts';
import type { Handlers } from '#server/domain/call.ts';
import { listCodeObjects } from './listCodeObjects.ts';
import { readFriendProgram } from './readFriendProgram.ts';
import { shareProgram } from './shareProgram.ts';

export const codeObjectHandlers: Handlers<typeof codeObjectRoutes> = {
  list: ({ deps, userId, params: { mapId } }) => listCodeObjects({ deps, userId, mapId }),
  friend: ({ deps, userId, params: { objectId, userId: friendId } }) =>
    readFriendProgram({ deps, userId, objectId, friendId }),
  share: ({ deps, userId, params: { objectId }, body: { isShared } }) =>
    shareProgram({ deps, userId, objectId, isShared }),
};
