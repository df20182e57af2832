import { accountRoutes, type UserState } from '#shared/contract/accounts.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import { soundStore } from '#client/stores/soundStore.ts';
import { rest } from './rest.ts';
import { beginSession, endSession, takeUser } from './session.ts';

type BodyOf<N extends keyof typeof accountRoutes> =
  RequestOf<(typeof accountRoutes)[N]> extends { body: infer B } ? B : never;

export async function signUp(body: BodyOf<'signUp'>): Promise<UserState> {
  return beginSession(await rest.call(accountRoutes.signUp, { body }));
}

export async function signIn(body: BodyOf<'signIn'>): Promise<UserState> {
  return beginSession(await rest.call(accountRoutes.signIn, { body }));
}

/** Ends the session here even when the server cannot be told: whoever leaves a classroom computer must be gone. */
export async function signOut(): Promise<void> {
  try {
    await rest.call(accountRoutes.signOut, undefined, { quiet: true });
  } finally {
    endSession();
  }
}

/** Whether a login name or a nickname is free; says nothing when it fails, somebody is typing. */
export function checkAvailability(
  query: { readonly loginName: string } | { readonly nickname: string },
  signal?: AbortSignal,
): Promise<{ loginName?: boolean | undefined; nickname?: boolean | undefined }> {
  return rest.call(accountRoutes.checkAvailability, { query }, { signal, quiet: true });
}

export async function requestPasswordReset(body: BodyOf<'requestPasswordReset'>): Promise<void> {
  await rest.call(accountRoutes.requestPasswordReset, { body });
}

export async function completePasswordReset(body: BodyOf<'completePasswordReset'>): Promise<void> {
  await rest.call(accountRoutes.completePasswordReset, { body });
}

export async function saveExtraInfo(body: BodyOf<'saveExtraInfo'>): Promise<UserState> {
  return takeUser(await rest.call(accountRoutes.saveExtraInfo, { body }));
}

/** Reads the own user state again, as after a level was reached. */
export async function reloadMe(): Promise<UserState> {
  return takeUser(await rest.call(accountRoutes.getMe));
}

/** Finds out whether the child wants music; quietly, nothing waits for it. */
export async function loadMusicState(): Promise<void> {
  soundStore.setState(await rest.call(accountRoutes.getMusicState, undefined, { quiet: true }));
}

/** Turns the music on or off at once, and back when the server could not be told. */
export async function saveMusicState(musicOn: boolean): Promise<void> {
  const before = soundStore.getState().musicOn;
  soundStore.setState({ musicOn });
  try {
    await rest.call(accountRoutes.saveMusicState, { body: { musicOn } });
  } catch (error) {
    soundStore.setState({ musicOn: before });
    throw error;
  }
}
