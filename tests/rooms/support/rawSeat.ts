import { Client, type Room } from '@colyseus/sdk';
import { requestSeat } from '#client/net/rooms/seatRequest.ts';
import type { Child } from './newChild.ts';

/** A seat taken with Colyseus' bare client, for whoever does not keep to the rules. */
export async function rawSeat(server: { url: string }, child: Child, mapId = 1): Promise<Room> {
  const seat = await requestSeat(server.url, child.token, { mapId });
  const room = await new Client(server.url).consumeSeatReservation(seat);
  room.reconnection.enabled = false;
  room.onMessage('*', () => undefined);
  return room;
}

/** The code with which the server will close this room. */
export function closeCodeOf(room: Room): Promise<number> {
  return new Promise((resolve) => room.onLeave((code) => resolve(code)));
}
