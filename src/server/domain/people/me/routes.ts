import type { accountRoutes } from '#shared/contract/people/accounts.ts';
import type { sessionRoutes } from '#shared/contract/people/sessions.ts';
import { listSandboxMails } from '#server/gateways/mail/sandboxMail.ts';
import type { Handlers } from '#server/domain/call.ts';
import { exportUserData } from '#server/domain/exportUserData.ts';
import { saveBirthDate } from '#server/domain/people/consent/saveBirthDate.ts';
import { checkAvailability } from '#server/domain/people/accounts/checkAvailability.ts';
import { completePasswordReset } from '#server/domain/people/sessions/completePasswordReset.ts';
import { signOut, signOutOthers, type Tokens } from '#server/domain/people/sessions/refreshSessions.ts';
import { refreshTokens } from '#server/domain/people/sessions/refreshTokens.ts';
import { requestPasswordReset } from '#server/domain/people/sessions/requestPasswordReset.ts';
import { signIn } from '#server/domain/people/sessions/signIn.ts';
import { completeSignUp } from './completeSignUp.ts';
import { cancelDeletion, requestDeletion } from './deleteAccount.ts';
import { getUserState } from './getUserState.ts';
import { signUp } from './signUp.ts';

// Accounts and sessions answer with the whole state of a user, which neither of them can read.

export const accountHandlers: Handlers<typeof accountRoutes> = {
  signUp: async ({ deps, body, setHeader }) => {
    const { user, tokens } = await signUp({ deps, ...body });
    sendTokens(setHeader, tokens);
    return user;
  },
  checkAvailability: ({ deps, query }) => checkAvailability({ deps, ...query }),
  getMe: ({ deps, userId }) => getUserState({ deps, userId }),
  saveExtraInfo: async ({ deps, userId, body, address }) => {
    await completeSignUp({ deps, userId, address, ...body });
    return getUserState({ deps, userId });
  },
  saveBirthDate: async ({ deps, userId, body }) => {
    await saveBirthDate({ deps, userId, ...body });
    return getUserState({ deps, userId });
  },
  requestDeletion: ({ deps, userId, body, address }) =>
    requestDeletion({ deps, userId, password: body.password, address }),
  cancelDeletion: async ({ deps, userId }) => {
    await cancelDeletion({ deps, userId });
    return getUserState({ deps, userId });
  },
  exportData: ({ deps, userId }) => exportUserData({ deps, userId }),
  listOutbox: async ({ deps }) => ({ mailList: await listSandboxMails(deps.db) }),
};

export const sessionHandlers: Handlers<typeof sessionRoutes> = {
  signIn: async ({ deps, body, address, setHeader }) => {
    const { userId, ...tokens } = await signIn({ deps, address, ...body });
    const user = await getUserState({ deps, userId });
    sendTokens(setHeader, tokens);
    return user;
  },
  signOut: async ({ deps, userId, sessionId }) => {
    await signOut({ deps, userId, sessionId });
    return {};
  },
  signOutOthers: async ({ deps, userId, sessionId }) => ({
    endedCount: await signOutOthers({ deps, userId, sessionId }),
  }),
  refreshTokens: async ({ deps, body, setHeader }) => {
    sendTokens(setHeader, await refreshTokens({ deps, refreshId: body.refreshId }));
    return {};
  },
  requestPasswordReset: async ({ deps, body, log }) => {
    void requestPasswordReset({ deps, ...body }).catch((error: unknown) =>
      log.error({ err: error }, 'no reset mail was sent'),
    );
    return {};
  },
  completePasswordReset: async ({ deps, body, address }) => {
    await completePasswordReset({ deps, address, ...body });
    return {};
  },
};

/** Tokens are sent in headers (product spec §7) and must stay in no cache. */
function sendTokens(setHeader: (name: string, value: string) => void, tokens: Tokens): void {
  setHeader('access_token', tokens.accessToken);
  setHeader('refresh_id', tokens.refreshId);
  setHeader('Cache-Control', 'no-store');
}
