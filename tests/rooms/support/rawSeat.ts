import { Client, type Room } from '@colyseus/sdk';
import { requestSeat } from '#client/net/rooms/connection/requestSeat.ts';
import { CLIENT_MESSAGE, SERVER_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import type { Child } from './newChild.ts';

/** A seat taken with Colyseus' bare client, for a child who does not keep to the rules. */
export async function rawSeat(server: { url: string }, child: Child, mapId = 1): Promise<Room> {
  const seat = await requestSeat(server.url, child.token, { mapId });
  const room = await new Client(server.url).consumeSeatReservation(seat);
  room.reconnection.enabled = false;
  room.onMessage('*', () => undefined);
  return room;
}

/** Resolves when the server has handled all that was sent before. */
export function handled(room: Room): Promise<void> {
  return new Promise((resolve) => {
    const stop = room.onMessage(SERVER_MESSAGE.OUTFITS, () => {
      stop();
      resolve();
    });
    room.send(CLIENT_MESSAGE.WANT_OUTFITS, []);
  });
}

/** The code with which the server will close this room. */
export function closeCodeOf(room: Room): Promise<number> {
  return new Promise((resolve) => room.onLeave((code) => resolve(code)));
}
