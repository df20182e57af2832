import type { lmsMaterialRoutes } from '#shared/contract/learning/lmsMaterials.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { searchMaterials } from '#server/domain/learning/materials/searchMaterials.ts';
import { copyShelf } from './copyShelf.ts';
import { listShelf, previewShelf } from './listShelf.ts';

export const lmsMaterialHandlers: Handlers<typeof lmsMaterialRoutes> = {
  search: (call) => {
    const { content_type: contentType, query: search, page } = call.query;
    const { channelId } = call.channel;
    return searchMaterials({ db: call.deps.db, channelId, contentType, search, page });
  },
  listShelf: (call) => {
    const { kind, query: search, page } = call.query;
    return listShelf({ db: call.deps.db, channelId: call.channel.channelId, kind, search, page });
  },
  previewShelf: (call) => previewShelf({ db: call.deps.db, ...call.params }),
  copyShelf: (call) => {
    const { kind, contentId } = call.params;
    return copyShelf({ ...channelScope(call), kind, contentId, ...call.body });
  },
};
