import type { accountRoutes } from '#shared/contract/accounts.ts';
import type { Handlers } from '../call.ts';
import { checkAvailability } from './checkAvailability.ts';
import { completePasswordReset } from './completePasswordReset.ts';
import { getProfile, getProfileByNickname } from './getProfile.ts';
import { getUserState } from './getUserState.ts';
import type { Tokens } from './issueTokens.ts';
import { listOutbox } from './listOutbox.ts';
import { getMusicState, getOwnPhone, saveGender, saveMusicState } from './ownSettings.ts';
import { refreshTokens } from './refreshTokens.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { saveExtraInfo } from './saveExtraInfo.ts';
import { saveIntroduction } from './saveIntroduction.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { signUp } from './signUp.ts';

export const accountHandlers: Handlers<keyof typeof accountRoutes> = {
  signUp: async ({ deps, body, setHeader }) => {
    const { user, tokens } = await signUp({ deps, ...body });
    sendTokens(setHeader, tokens);
    return user;
  },
  signIn: async ({ deps, body, setHeader }) => {
    const { userId, ...tokens } = await signIn({ deps, ...body });
    const user = await getUserState({ deps, userId });
    sendTokens(setHeader, tokens);
    return user;
  },
  signOut: async ({ deps, userId, sessionId }) => {
    await signOut({ deps, userId, sessionId });
    return {};
  },
  refreshTokens: async ({ deps, body, setHeader }) => {
    sendTokens(setHeader, await refreshTokens({ deps, refreshId: body.refreshId }));
    return {};
  },
  checkAvailability: ({ deps, query }) => checkAvailability({ deps, ...query }),
  requestPasswordReset: async ({ deps, body, log }) => {
    void requestPasswordReset({ deps, ...body }).catch((error: unknown) =>
      log.error({ err: error }, 'no reset mail was sent'),
    );
    return {};
  },
  completePasswordReset: async ({ deps, body }) => {
    await completePasswordReset({ deps, ...body });
    return {};
  },
  getMe: ({ deps, userId }) => getUserState({ deps, userId }),
  saveExtraInfo: ({ deps, userId, body }) => saveExtraInfo({ deps, userId, ...body }),
  getOwnPhone: ({ deps, userId }) => getOwnPhone({ deps, userId }),
  getMyProfile: ({ deps, userId }) => getProfile({ deps, userId }),
  saveIntroduction: ({ deps, userId, body }) => saveIntroduction({ deps, userId, ...body }),
  saveGender: ({ deps, userId, body }) => saveGender({ deps, userId, gender: body.gender }),
  getProfile: ({ deps, params }) => getProfile({ deps, userId: params.id }),
  getProfileByNickname: ({ deps, params }) => getProfileByNickname({ deps, nickname: params.nickname }),
  getMusicState: ({ deps, userId }) => getMusicState({ deps, userId }),
  saveMusicState: ({ deps, userId, body }) => saveMusicState({ deps, userId, musicOn: body.musicOn }),
  listOutbox: async ({ deps }) => ({ mailList: await listOutbox({ deps }) }),
};

/** Tokens travel in headers (product spec §7) and must stay in no cache. */
function sendTokens(setHeader: (name: string, value: string) => void, tokens: Tokens): void {
  setHeader('access_token', tokens.accessToken);
  setHeader('refresh_id', tokens.refreshId);
  setHeader('Cache-Control', 'no-store');
}
