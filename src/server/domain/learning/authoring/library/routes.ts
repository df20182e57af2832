import type { lmsMaterialRoutes } from '#shared/contract/learning/authoring/lmsMaterials.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { searchMaterials } from '#server/domain/learning/authoring/materials/searchMaterials.ts';
import { copyFromLibrary } from './copyFromLibrary.ts';
import { listLibrary, previewLibrary } from './listLibrary.ts';

export const lmsMaterialHandlers: Handlers<typeof lmsMaterialRoutes> = {
  search: (call) => {
    const { content_type: contentType, query: search, page } = call.query;
    const { channelId } = call.channel;
    return searchMaterials({ db: call.deps.db, channelId, contentType, search, page });
  },
  listLibrary: (call) => {
    const { kind, query: search, page } = call.query;
    return listLibrary({ db: call.deps.db, channelId: call.channel.channelId, kind, search, page });
  },
  previewLibrary: (call) => previewLibrary({ db: call.deps.db, ...call.params }),
  copyFromLibrary: (call) => {
    const { kind, contentId } = call.params;
    return copyFromLibrary({ ...channelScope(call), kind, contentId, ...call.body });
  },
};
