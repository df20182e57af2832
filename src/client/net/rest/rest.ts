import { onUserReset } from '#client/stores/createStore.ts';
import { nameOfChannel } from '#client/stores/memberships.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { randomId } from '#client/net/randomId.ts';
import { Signal } from '#client/net/rooms/Signal.ts';
import { RestClient, type ApiErrorReaction } from './RestClient.ts';
import { browserLock } from './TokenRefresher.ts';
import { createTokenStorage, reachLocalStorage } from './tokenStorage.ts';

const ANONYMOUS_SESSION_KEY = 'dolphin-world.anonymous-session';

const storage = reachLocalStorage();

/** The tokens of this browser. */
export const tokens = createTokenStorage(storage);

/** Errors of any call that the shell has to show or to act on. */
export const apiErrors = new Signal<ApiErrorReaction>();

/** The page's own client; the functions of the subjects call through it. */
export const rest = new RestClient({
  baseUrl: '',
  tokens,
  lock: browserLock,
  anonymousSessionId: readAnonymousSessionId(storage),
  channelName: (channelId) => nameOfChannel(sessionStore.getState().user, channelId),
  onApiError: (reaction) => apiErrors.emit(reaction),
});

// An answer for one user must not be stored for the next.
onUserReset(() => rest.cancelAll());

/** Random id of this browser, kept in local storage; it names nobody and ties the log lines of one visit together. */
function readAnonymousSessionId(storage: Storage | null): string {
  const kept = storage?.getItem(ANONYMOUS_SESSION_KEY);
  if (kept) return kept;
  const id = randomId();
  storage?.setItem(ANONYMOUS_SESSION_KEY, id);
  return id;
}
