import type { fileRoutes } from '#shared/contract/people/files.ts';
import type { Handlers } from '#server/domain/call.ts';
import { openFile } from './storedFiles.ts';

export const fileHandlers: Handlers<typeof fileRoutes> = {
  getContent: ({ deps, params, query }) => openFile(deps, { ...params, ...query }),
};
