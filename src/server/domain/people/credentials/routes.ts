import type { credentialRoutes } from '#shared/contract/people/credentials.ts';
import type { Handlers } from '#server/domain/call.ts';
import { askEmail, confirmEmail } from './changeEmail.ts';
import { changePassword } from './changePassword.ts';
import { askPhone, confirmPhone } from './changePhone.ts';
import { readUndo, undoCredentialChange } from './undoCredentialChange.ts';

export const credentialHandlers: Handlers<typeof credentialRoutes> = {
  changePassword: ({ deps, userId, sessionId, body, address }) =>
    changePassword({ deps, userId, sessionId, address, ...body }),
  askEmail: ({ deps, userId, body, address }) => askEmail({ deps, userId, address, ...body }),
  confirmEmail: ({ deps, userId, body }) => confirmEmail({ deps, userId, ...body }),
  askPhone: ({ deps, userId, body, address }) => askPhone({ deps, userId, address, ...body }),
  confirmPhone: ({ deps, userId, body }) => confirmPhone({ deps, userId, ...body }),
  readUndo: ({ deps, body }) => readUndo({ deps, ...body }),
  undo: async ({ deps, body }) => {
    await undoCredentialChange({ deps, ...body });
    return {};
  },
};
