import type { Room } from '@colyseus/sdk';
import type { z } from 'zod';
import { parseKnown } from '#client/net/parseKnown.ts';

/**
 * Calls back with every message of a type that has its shape, until the room is left. Additions of a newer server
 * are passed over.
 */
export function onRoomMessage<T>(
  room: Pick<Room, 'onMessage'>,
  type: string,
  schema: z.ZodType<T>,
  listener: (message: T) => void,
): void {
  room.onMessage(type, (message: unknown) => {
    const result = parseKnown(schema, message);
    if (result.success) listener(result.data);
  });
}
