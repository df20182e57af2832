import { accountRoutes, type UserState } from '#shared/contract/people/accounts.ts';
import { resetUserData } from '#client/stores/createStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { loadSchool } from '#client/net/channels/school.ts';
import { tokens } from '#client/net/rest/rest.ts';
import { client } from '#client/net/rest/client.ts';

const accounts = client(accountRoutes);

/**
 * Finds out who is signed in. Leaves the session VALID or INVALID; throws ApiError, with the session still CHECKING,
 * when the server could not be asked.
 */
export async function startSession(): Promise<void> {
  if (!tokens.read()) {
    endSession();
    return;
  }
  try {
    const user = await readMe({}, loadSchool());
    const known = sessionStore.getState().user;
    if (known !== null && known.userId !== user.userId) await beginSession(user);
    else storeUser(user);
  } catch (error) {
    if (!(error instanceof ApiError) || !SESSION_IS_OVER.has(error.code ?? '')) throw error;
    endSession();
  }
}

const SESSION_IS_OVER = new Set<string>([
  'INVALID_AUTH_TOKEN',
  'NEED_TO_LOGIN',
  'MEMBER_NOT_FOUND',
  'AUTH_NOT_FOUND',
]);

/** Stores the user of a sign-in or sign-up, after resetting the previous user's data. */
export async function beginSession(user: UserState): Promise<UserState> {
  resetUserData();
  await loadSchool();
  return storeUser(user);
}

/** Signs out in this tab; the others follow by the storage event. */
export function endSession(): void {
  tokens.clear();
  resetUserData();
  sessionStore.setState({ state: 'INVALID', user: null }, true);
}

let storedCount = 0;

/**
 * Asks the server for the own user: again while another answer was stored meanwhile, which may be the newer one. Waits
 * for `besides`, too.
 */
export async function readMe(
  options: { readonly quiet?: boolean } = {},
  besides: Promise<unknown> = Promise.resolve(),
): Promise<UserState> {
  let before: number;
  let user: UserState;
  do {
    before = storedCount;
    [user] = await Promise.all([accounts.getMe(undefined, options), besides]);
  } while (storedCount !== before);
  return user;
}

/** Writes what the server said about the own user. */
export function storeUser(user: UserState): UserState {
  storedCount += 1;
  sessionStore.setState({ state: 'VALID', user }, true);
  return user;
}

/** Reads the own user state again, as after a level was reached. */
export async function reloadMe(options: { readonly quiet?: boolean } = {}): Promise<UserState> {
  return storeUser(await readMe(options));
}

/** Follows what other tabs do: gone when they sign out, read again when they wrote tokens, perhaps another account's. */
export function subscribeOtherTabs(): () => void {
  return tokens.onOtherTab((others) => {
    const { state } = sessionStore.getState();
    if (others === null) {
      if (state !== 'INVALID') endSession();
      return;
    }
    // A failure leaves this tab unchanged; the request layer has shown it.
    startSession().catch(() => undefined);
  });
}
