import { createStore } from 'zustand/vanilla';

/**
 * `connecting` before the first entry and between maps, `reconnecting` after a loss (tried for ever), `offline` the
 * same while the browser says it has no network. `movedToAnotherTab` and `kicked` end the tries until the player asks.
 */
export type ConnectionStatus =
  | 'idle'
  | 'connecting'
  | 'live'
  | 'reconnecting'
  | 'offline'
  | 'movedToAnotherTab'
  | 'kicked';

export interface ConnectionFacts {
  readonly status: ConnectionStatus;
  /** The map one is on or on the way to. */
  readonly mapId: number | null;
  /** Failed tries since the last success. */
  readonly attempt: number;
  /** Close code of the last loss, for who wants to say why (`WORLD_CLOSE`). */
  readonly closeCode: number | null;
}

/** The last known facts of the connection to the world; written by `net/rooms` alone. */
export const connectionStore = createStore<ConnectionFacts>(() => ({
  status: 'idle',
  mapId: null,
  attempt: 0,
  closeCode: null,
}));
