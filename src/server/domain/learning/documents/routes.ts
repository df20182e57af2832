import type { documentRoutes } from '#shared/contract/learning/documents.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { getDocument } from './getDocument.ts';

export const documentHandlers: Handlers<typeof documentRoutes> = {
  get: (call) => getDocument({ ...channelScope(call), ...call.params }),
};
