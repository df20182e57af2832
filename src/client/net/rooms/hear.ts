import type { Room } from '@colyseus/sdk';
import type { z } from 'zod';
import type { Signal } from './Signal.ts';

/** Passes on every message of a type that has its shape, until the room is left. */
export function hear<T>(
  room: Pick<Room, 'onMessage'>,
  type: string,
  schema: z.ZodType<T>,
  signal: Signal<T>,
): void {
  room.onMessage(type, (message: unknown) => {
    const result = schema.safeParse(message);
    if (result.success) signal.emit(result.data);
  });
}
