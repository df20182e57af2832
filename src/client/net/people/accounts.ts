import { accountRoutes, type NameState, type UserState } from '#shared/contract/people/accounts.ts';
import { sessionRoutes } from '#shared/contract/people/sessions.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import { saveFile } from '#client/net/saveFile.ts';
import { rest } from '#client/net/rest/rest.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { client } from '#client/net/rest/client.ts';
import { beginSession, endSession, storeUser } from './session.ts';

const accounts = client(accountRoutes);
const sessions = client(sessionRoutes);

type Routes = typeof accountRoutes & typeof sessionRoutes;
type BodyOf<N extends keyof Routes> = RequestOf<Routes[N]> extends { body: infer B } ? B : never;

/** `onCreated` hears of the account before anything else knows that it is signed in. */
export async function signUp(
  body: BodyOf<'signUp'>,
  onCreated?: (user: UserState) => void,
): Promise<UserState> {
  const user = await accounts.signUp({ body });
  onCreated?.(user);
  return beginSession(user);
}

/** Ends the session locally even when the request fails: on a shared computer the user must be signed out. */
export async function signOut(): Promise<void> {
  try {
    await sessions.signOut(undefined, { quiet: true });
  } finally {
    endSession();
  }
}

/** Ends all other sign-ins of the account. Returns how many there were. */
export async function signOutOthers(): Promise<number> {
  return (await sessions.signOutOthers(undefined, { quiet: true })).endedCount;
}

/** Begins the deletion of the own account, which signs it out everywhere. Resolves to when it is erased. */
export const useRequestDeletion = mutationHook({
  mutationFn: async (password: string) => {
    const { eraseAt } = await accounts.requestDeletion({ body: { password } }, { quiet: true });
    endSession();
    return eraseAt;
  },
});

export const useCancelDeletion = mutationHook({
  mutationFn: async () => storeUser(await accounts.cancelDeletion(undefined, { quiet: true })),
});

/** Has the browser save everything that is kept of the user, as a file. */
export async function saveExportedData(): Promise<void> {
  saveFile(await rest.download(accountRoutes.exportData), EXPORT_NAME);
}

const EXPORT_NAME = '돌핀월드-내정보.json';

/** Whether a login name or a nickname is free; fails silently, because it runs while typing. */
export function checkAvailability(
  query: { readonly loginName: string } | { readonly nickname: string },
  signal?: AbortSignal,
): Promise<{ loginName?: NameState | undefined; nickname?: NameState | undefined }> {
  return accounts.checkAvailability({ query }, { signal, quiet: true });
}

export async function requestPasswordReset(body: BodyOf<'requestPasswordReset'>): Promise<void> {
  await sessions.requestPasswordReset({ body });
}

export async function completePasswordReset(body: BodyOf<'completePasswordReset'>): Promise<void> {
  await sessions.completePasswordReset({ body });
}

export async function saveExtraInfo(body: BodyOf<'saveExtraInfo'>): Promise<UserState> {
  return storeUser(await accounts.saveExtraInfo({ body }));
}

/** Gives the birth date that staff did not know. */
export async function saveBirthDate(birthDate: string): Promise<UserState> {
  return storeUser(await accounts.saveBirthDate({ body: { birthDate } }));
}
