/** Pure: the states of the line to the world, and what leads from one to the next. */
import { WORLD_CLOSE } from '#shared/contract/rooms/worldCloseCodes.ts';
import {
  LINE_AT_FIRST,
  type ConnectionFacts,
  type ConnectionStatus,
} from '#client/stores/connectionStore.ts';

export type LineEvent =
  /** The player wants to be on this map. */
  | { readonly kind: 'connect' | 'travel'; readonly mapId: number }
  /** The world answers. */
  | { readonly kind: 'entered' }
  /** It has answered for a while. */
  | { readonly kind: 'settled' }
  /** The line broke, or the server closed it with this code. */
  | { readonly kind: 'lost'; readonly closeCode: number }
  /** A try to enter failed; `atSocket` when the server gave a seat and then no WebSocket reached it. */
  | { readonly kind: 'failed'; readonly atSocket: boolean; readonly isOnline: boolean }
  | { readonly kind: 'close' };

export interface Line extends ConnectionFacts {
  /** One has been on this map: what follows a loss is a way back. */
  readonly wasLive: boolean;
  /** Tries in a row that found the server and then no way for a WebSocket. */
  readonly refusedSockets: number;
}

export const FIRST_LINE: Line = { ...LINE_AT_FIRST, wasLive: false, refusedSockets: 0 };

/** So many are no accident: a server that goes away answers no request for a seat either. */
const BLOCKED_AFTER = 3;

export function nextLine(line: Line, event: LineEvent): Line {
  switch (event.kind) {
    case 'connect':
      return { ...FIRST_LINE, status: 'connecting', mapId: event.mapId };
    case 'travel':
      return { ...FIRST_LINE, status: 'connecting', mapId: event.mapId, closeCode: line.closeCode };
    case 'entered':
      return {
        ...line,
        status: line.wasLive ? 'resumed' : 'live',
        attempt: 0,
        closeCode: null,
        wasLive: true,
        refusedSockets: 0,
      };
    case 'settled':
      return line.status === 'resumed' ? { ...line, status: 'live' } : line;
    case 'lost':
      return { ...line, status: endOf(event.closeCode) ?? 'reconnecting', closeCode: event.closeCode };
    case 'failed': {
      const refusedSockets = event.atSocket ? line.refusedSockets + 1 : 0;
      const waiting = line.wasLive ? 'reconnecting' : 'connecting';
      const onlineStatus = refusedSockets >= BLOCKED_AFTER ? 'blocked' : waiting;
      return {
        ...line,
        status: event.isOnline ? onlineStatus : 'offline',
        attempt: line.attempt + 1,
        refusedSockets,
      };
    }
    case 'close':
      return FIRST_LINE;
  }
}

/** What a close code means for good; null when one simply comes back. */
export function endOf(code: number): Extract<ConnectionStatus, 'movedToAnotherTab' | 'kicked'> | null {
  if (code === WORLD_CLOSE.MOVED_TO_ANOTHER_TAB) return 'movedToAnotherTab';
  return code === WORLD_CLOSE.SIGNED_OUT || code === WORLD_CLOSE.FLOODING ? 'kicked' : null;
}
