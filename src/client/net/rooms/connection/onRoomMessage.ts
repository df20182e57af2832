import type { Room } from '@colyseus/sdk';
import type { z } from 'zod';

/** Calls back with every message of a type that has its shape, until the room is left. */
export function onRoomMessage<T>(
  room: Pick<Room, 'onMessage'>,
  type: string,
  schema: z.ZodType<T>,
  listener: (message: T) => void,
): void {
  room.onMessage(type, (message: unknown) => {
    const result = schema.safeParse(message);
    if (result.success) listener(result.data);
  });
}
