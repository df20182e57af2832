import type { homeRoutes } from '#shared/contract/world/home.ts';
import type { Handlers } from '#server/domain/call.ts';
import { buyFurniture } from './buyFurniture.ts';
import { getOwnHome } from './getOwnHome.ts';
import { deleteGuestbookEntry, listGuestbook, writeGuestbook } from './guestbook.ts';
import { listOpenHomes } from './listOpenHomes.ts';
import { saveArrangement, saveDoor } from './saveHome.ts';
import { greetHome, visitHome } from './visitHome.ts';
import { waterGarden } from './waterGarden.ts';

export const homeHandlers: Handlers<typeof homeRoutes> = {
  listOpen: async ({ deps, userId }) => ({ homeList: await listOpenHomes({ deps, userId }) }),
  getOwn: ({ deps, userId }) => getOwnHome({ deps, userId }),
  visit: ({ deps, userId, params }) => visitHome({ deps, userId, hostId: params.userId }),
  buyFurniture: ({ deps, userId, body }) => buyFurniture({ deps, userId, ...body }),
  saveArrangement: ({ deps, userId, body }) =>
    saveArrangement({ deps, userId, baseVersion: body.baseVersion, ...body.arrangement }),
  saveDoor: ({ deps, userId, body }) => saveDoor({ deps, userId, door: body.door }),
  greet: ({ deps, userId, params }) => greetHome({ deps, userId, hostId: params.userId }),
  water: ({ deps, userId, params }) => waterGarden({ deps, userId, hostId: params.userId }),
  listGuestbook: ({ deps, userId, params, query }) =>
    listGuestbook({ deps, userId, hostId: params.userId, page: query.page }),
  writeGuestbook: ({ deps, userId, params, body }) =>
    writeGuestbook({ deps, userId, hostId: params.userId, phraseId: body.phraseId }),
  deleteGuestbookEntry: async ({ deps, userId, params }) => {
    await deleteGuestbookEntry({ deps, userId, entryId: params.entryId });
    return {};
  },
};
