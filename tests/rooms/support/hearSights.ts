import type { Room } from '@colyseus/sdk';
import type { SelfState } from '#shared/contract/rooms/selfState.ts';
import { emptySightMemory, readSight } from '#shared/contract/rooms/sights/readSight.ts';
import { SERVER_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';

/** Hears each new exact state of the body whose seat this is, as the server tells it to its owner. */
export function hearSelf(room: Room, listener: (self: SelfState) => void): void {
  const memory = emptySightMemory();
  room.onMessage(SERVER_MESSAGE.SIGHT, (message: unknown) => {
    const self = readSight(message, memory)?.self ?? null;
    if (self !== null) listener(self);
  });
}
