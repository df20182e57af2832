import type { channelAccountRoutes } from '#shared/contract/channels/channelAccounts.ts';
import type { Handlers } from '#server/domain/call.ts';
import { getImport, mapColumns, previewImport, repairRow, startImport } from './imports.ts';
import { createAccounts, listAccounts, resetPasswords } from './signInCards.ts';

export const channelAccountHandlers: Handlers<typeof channelAccountRoutes> = {
  list: ({ deps, userId, channel, query }) => listAccounts({ deps, userId, channel, cursor: query.cursor }),
  create: async ({ deps, userId, channel, body }) => ({
    cardList: await createAccounts({ deps, userId, channel, ...body }),
  }),
  resetPasswords: async ({ deps, userId, channel, body }) => ({
    cardList: await resetPasswords({ deps, userId, channel, memberIds: body.memberIdList }),
  }),
  previewImport: ({ deps, userId, channel, query, files: [file] }) => {
    if (!file) throw new Error('previewImport: an upload route has a file');
    return previewImport({ deps, userId, channel, file, sheet: query.sheet });
  },
  getImport: ({ deps, userId, channel, params }) =>
    getImport({ deps, userId, channel, importId: params.importId }),
  mapColumns: ({ deps, userId, channel, params, body }) =>
    mapColumns({ deps, userId, channel, importId: params.importId, columnList: body.columnList }),
  repairRow: ({ deps, userId, channel, params: { importId, line }, body }) =>
    repairRow({ deps, userId, channel, importId, line, repaired: body }),
  startImport: ({ deps, userId, channel, params }) =>
    startImport({ deps, userId, channel, importId: params.importId }),
};
