import { channelStore } from '#client/stores/channelStore.ts';
import { Signal } from '#client/net/rooms/Signal.ts';
import { readAnonymousSessionId } from './anonymousSession.ts';
import { RestClient, type RestTrouble } from './RestClient.ts';
import { browserLock } from './TokenRefresher.ts';
import { createTokenStorage, reachLocalStorage } from './tokenStorage.ts';

const storage = reachLocalStorage();

/** The tokens of this browser. */
export const tokens = createTokenStorage(storage);

/** Trouble with any call that the shell has to show or to act on. */
export const restTrouble = new Signal<RestTrouble>();

/** The page's own client; the functions of the subjects call through it. */
export const rest = new RestClient({
  baseUrl: '',
  tokens,
  lock: browserLock,
  anonymousSessionId: readAnonymousSessionId(storage),
  channel: () => channelStore.getState().current,
  onTrouble: (trouble) => restTrouble.emit(trouble),
});
