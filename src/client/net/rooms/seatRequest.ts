import type { SeatReservation } from '@colyseus/sdk';
import { z } from 'zod';
import { WORLD_SEAT_PATH, type WorldJoinOptions } from '#shared/contract/rooms/worldRoom.ts';

/** The part of a Colyseus seat reservation that its client needs. */
const seatSchema = z.object({
  name: z.string(),
  sessionId: z.string(),
  roomId: z.string(),
  processId: z.string(),
  publicAddress: z.string().optional(),
});

const TIMEOUT_MS = 10_000;

/** The server did not give a seat; `status` is the HTTP status of its answer. */
export class SeatRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The server refused a seat in the world with status ${status}.`);
    this.name = 'SeatRefused';
    this.status = status;
  }
}

/**
 * Asks for a seat on a map. The token travels as a header and not, as Colyseus' own client does it, in the address of
 * the socket, where it would end up in logs. Throws SeatRefused, or what `fetch` throws without a network.
 */
export async function requestSeat(
  endpoint: string,
  token: string,
  options: WorldJoinOptions,
): Promise<SeatReservation> {
  const response = await fetch(`${endpoint}${WORLD_SEAT_PATH}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(options),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new SeatRefused(response.status);
  return seatSchema.parse(await response.json());
}
