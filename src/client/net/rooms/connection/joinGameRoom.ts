import { Client, ServerError, type Room, type SeatReservation } from '@colyseus/sdk';

/** A socket that neither opens nor fails. */
const ENTER_MS = 10_000;

/** The room did not open in time, though the server gave a seat. */
class EntryTimeout extends Error {
  constructor(ms: number) {
    super(`The room did not open within ${ms} ms.`);
    this.name = 'EntryTimeout';
  }
}

/**
 * Sits down on a seat that was given, at the server's path for the process of the room; `isSocketFailure` tells how it
 * failed.
 */
export function joinGameRoom(endpoint: string, seat: SeatReservation): Promise<Room> {
  const { publicAddress, ...rest } = seat;
  if (!publicAddress?.startsWith('/'))
    return withTimeout(new Client(endpoint).consumeSeatReservation(seat), ENTER_MS);
  return withTimeout(new Client(endpoint + publicAddress).consumeSeatReservation(rest), ENTER_MS);
}

/** The server's own words have codes in the hundreds or from 4000 on; any other, or none, is a socket gone wrong. */
export function isSocketFailure(error: unknown): boolean {
  if (error instanceof EntryTimeout) return true;
  if (!(error instanceof ServerError)) return false;
  const code: number | undefined = error.code;
  const isServersWord = code !== undefined && ((code >= 100 && code < 1000) || code >= 4000);
  return !isServersWord;
}

/** A seat that arrives after the patience has ended is given back at once. */
function withTimeout(entering: Promise<Room>, ms: number): Promise<Room> {
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(new EntryTimeout(ms));
    }, ms);
    entering.then(
      (room) => {
        clearTimeout(timer);
        if (late) room.leave().catch(() => undefined);
        else resolve(room);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
