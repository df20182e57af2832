import { createUserStore } from './createStore.ts';

/**
 * `connecting` before the first entry and between maps, `live` while the world answers, `reconnecting` after a loss
 * (tried for ever), `resumed` for a moment after it has come back, `offline` like `reconnecting` while the browser says
 * it has no network, `blocked` while the server answers but no WebSocket gets through (tried for ever too).
 * `movedToAnotherTab` and `kicked` end the tries until the player asks; `outdated` until the page is loaded anew.
 */
export type ConnectionStatus =
  | 'idle'
  | 'connecting'
  | 'live'
  | 'reconnecting'
  | 'resumed'
  | 'offline'
  | 'blocked'
  | 'outdated'
  | 'movedToAnotherTab'
  | 'kicked';

export interface ConnectionState {
  readonly status: ConnectionStatus;
  /** The present map, or the one on the way. */
  readonly mapId: number | null;
  /** Failed tries since the last success. */
  readonly attempt: number;
  /** Close code of the last loss, for who wants to say why (`WORLD_CLOSE`). */
  readonly closeCode: number | null;
}

export const INITIAL_CONNECTION: ConnectionState = {
  status: 'idle',
  mapId: null,
  attempt: 0,
  closeCode: null,
};

/** The last known facts of the connection to the world; written by `net/rooms` alone. */
export const connectionStore = createUserStore<ConnectionState>(() => INITIAL_CONNECTION);

/** The world answers. */
export function isConnected(status: ConnectionStatus): boolean {
  return status === 'live' || status === 'resumed';
}
