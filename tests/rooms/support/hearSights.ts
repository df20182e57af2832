import type { Room } from '@colyseus/sdk';
import type { SelfState } from '#shared/contract/rooms/selfState.ts';
import { emptySightMemory, readSight, type Sight } from '#shared/contract/rooms/sights/readSight.ts';
import { SERVER_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';

/** Hears everything that this seat is told of what it can see. */
export function hearSights(room: Room, listener: (sight: Sight) => void): void {
  const memory = emptySightMemory();
  room.onMessage(SERVER_MESSAGE.SIGHT, (message: unknown) => {
    const sight = readSight(message, memory);
    if (sight !== null) listener(sight);
  });
}

/** Hears each new exact state of the body whose seat this is, as the server tells it to its owner. */
export function hearSelf(room: Room, listener: (self: SelfState) => void): void {
  hearSights(room, ({ self }) => {
    if (self !== null) listener(self);
  });
}
