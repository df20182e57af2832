/** Pure: the states of the connection to the world, what leads from one to the next, and the pause between two tries. */
import { WORLD_CLOSE } from '#shared/contract/rooms/worldCloseCodes.ts';
import {
  INITIAL_CONNECTION,
  type ConnectionState,
  type ConnectionStatus,
} from '#client/stores/connectionStore.ts';

export type ConnectionEvent =
  /** The player wants to be on this map. */
  | { readonly kind: 'connect' | 'travel'; readonly mapId: number }
  /** The world answers. */
  | { readonly kind: 'entered' }
  /** It has answered for a while. */
  | { readonly kind: 'settled' }
  /** The connection broke, or the server closed it with this code. */
  | { readonly kind: 'lost'; readonly closeCode: number }
  /** A try to enter failed; `atSocket` when the server gave a seat and then no WebSocket reached it. */
  | { readonly kind: 'failed'; readonly atSocket: boolean; readonly isOnline: boolean }
  /** No room speaks the version of this page. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'close' };

export interface ReducerState extends ConnectionState {
  /** One has been on this map: what follows a loss is a way back. */
  readonly wasLive: boolean;
  /** Tries in a row that found the server and then no way for a WebSocket. */
  readonly refusedSockets: number;
}

export const INITIAL_REDUCER_STATE: ReducerState = {
  ...INITIAL_CONNECTION,
  wasLive: false,
  refusedSockets: 0,
};

/** So many are no accident: a server that goes away answers no request for a seat either. */
const BLOCKED_AFTER = 3;

export function connectionReducer(connection: ReducerState, event: ConnectionEvent): ReducerState {
  switch (event.kind) {
    case 'connect':
      return { ...INITIAL_REDUCER_STATE, status: 'connecting', mapId: event.mapId };
    case 'travel':
      return {
        ...INITIAL_REDUCER_STATE,
        status: 'connecting',
        mapId: event.mapId,
        closeCode: connection.closeCode,
      };
    case 'entered':
      return {
        ...connection,
        status: connection.wasLive ? 'resumed' : 'live',
        attempt: 0,
        closeCode: null,
        wasLive: true,
        refusedSockets: 0,
      };
    case 'settled':
      return connection.status === 'resumed' ? { ...connection, status: 'live' } : connection;
    case 'lost':
      return {
        ...connection,
        status: endStatusOf(event.closeCode) ?? 'reconnecting',
        closeCode: event.closeCode,
      };
    case 'failed': {
      const refusedSockets = event.atSocket ? connection.refusedSockets + 1 : 0;
      const waiting = connection.wasLive ? 'reconnecting' : 'connecting';
      const onlineStatus = refusedSockets >= BLOCKED_AFTER ? 'blocked' : waiting;
      return {
        ...connection,
        status: event.isOnline ? onlineStatus : 'offline',
        attempt: connection.attempt + 1,
        refusedSockets,
      };
    }
    case 'outdated':
      return { ...connection, status: 'outdated' };
    case 'close':
      return INITIAL_REDUCER_STATE;
  }
}

/** The status that a close code means for good; null when one simply comes back. */
export function endStatusOf(code: number): Extract<ConnectionStatus, 'movedToAnotherTab' | 'kicked'> | null {
  if (code === WORLD_CLOSE.MOVED_TO_ANOTHER_TAB) return 'movedToAnotherTab';
  return code === WORLD_CLOSE.SIGNED_OUT ? 'kicked' : null;
}

const FIRST_MS = 250;
const CAP_MS = 4000;

/**
 * Pause before the next try, in ms: doubles up to `cap`, and is spread over its upper half so that a whole class does
 * not come back in the same instant. `attempt` counts from 0, `random` is in [0, 1).
 */
export function retryDelay(attempt: number, random: number, cap = CAP_MS): number {
  const full = Math.min(cap, FIRST_MS * 2 ** Math.min(attempt, 10));
  return full / 2 + (full / 2) * random;
}
