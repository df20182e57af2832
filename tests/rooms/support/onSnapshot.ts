import type { Room } from '@colyseus/sdk';
import type { SelfState } from '#shared/contract/rooms/selfState.ts';
import {
  emptySnapshotBaseline,
  decodeSnapshot,
  type Snapshot,
} from '#shared/contract/rooms/snapshot/decodeSnapshot.ts';
import { SERVER_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';

/** Hears everything that this seat is told of what it can see. */
export function onSnapshot(room: Room, listener: (snapshot: Snapshot) => void): void {
  const memory = emptySnapshotBaseline();
  room.onMessage(SERVER_MESSAGE.SNAPSHOT, (message: unknown) => {
    const snapshot = decodeSnapshot(message, memory);
    if (snapshot !== null) listener(snapshot);
  });
}

/** Hears each new exact state of the body whose seat this is, as the server tells it to its owner. */
export function onSelfState(room: Room, listener: (self: SelfState) => void): void {
  onSnapshot(room, ({ self }) => {
    if (self !== null) listener(self);
  });
}
