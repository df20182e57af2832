import type { problemAiRoutes } from '#shared/contract/learning/problemAi.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { listAiRequests } from './listAiRequests.ts';
import { requestAiDraft } from './requestAiDraft.ts';

export const problemAiHandlers: Handlers<typeof problemAiRoutes> = {
  list: (call) => listAiRequests(channelScope(call)),
  create: (call) => requestAiDraft({ ...channelScope(call), wish: call.body }),
};
