import type { SeatReservation } from '@colyseus/sdk';
import { errorBodySchema, ERRORS } from '#shared/contract/errors.ts';
import { ROOM_PROTOCOL } from '#shared/contract/rooms/protocol.ts';
import {
  seatReservationSchema,
  WORLD_SEAT_PATH,
  type WorldSeatRequest,
} from '#shared/contract/rooms/worldRoom.ts';

const TIMEOUT_MS = 10_000;

/** The server did not give a seat; `status` is the HTTP status of its answer, `userMessage` its words if it sent any. */
export class SeatRefused extends Error {
  readonly status: number;
  readonly userMessage: string;

  constructor(status: number, userMessage = '') {
    super(`The server refused a seat in the world with status ${status}.`);
    this.name = 'SeatRefused';
    this.status = status;
    this.userMessage = userMessage;
  }

  /** This page is of an older version, which no room serves any more. */
  get isOutdated(): boolean {
    return this.status === ERRORS.CLIENT_OUTDATED.status;
  }
}

/**
 * Asks for a seat on a map. The token travels as a header and not, as Colyseus' own client does it, in the address of
 * the socket, where it would end up in logs. Throws SeatRefused, or what `fetch` throws without a network.
 */
export async function requestSeat(
  endpoint: string,
  token: string,
  options: Omit<WorldSeatRequest, 'protocol'>,
): Promise<SeatReservation & { readonly mapId?: number | undefined }> {
  const response = await fetch(`${endpoint}${WORLD_SEAT_PATH}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...options, protocol: ROOM_PROTOCOL } satisfies WorldSeatRequest),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new SeatRefused(response.status, await wordsOf(response));
  return seatReservationSchema.parse(await response.json());
}

async function wordsOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  return errorBodySchema.safeParse(body).data?.message ?? '';
}
