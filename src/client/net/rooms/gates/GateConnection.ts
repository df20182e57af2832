import type { Room } from '@colyseus/sdk';
import {
  GATE_TO_CLIENT,
  gateOpenedSchema,
  gateStatesSchema,
  type GateOpened,
  type GateStates,
} from '#shared/contract/rooms/gateMessages.ts';
import { gateStore } from '#client/stores/gateStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { onRoomMessage } from '#client/net/rooms/connection/onRoomMessage.ts';
import { Signal } from '#client/net/rooms/Signal.ts';

/** The server's news of gates for two. Outlives the rooms: each one it enters is attached to it. */
export class GateConnection {
  readonly changed = new Signal<GateStates>();
  readonly opened = new Signal<GateOpened>();

  attach(room: Pick<Room, 'onMessage'>): void {
    onRoomMessage(room, GATE_TO_CLIENT.STATE, gateStatesSchema, (message) => this.changed.emit(message));
    onRoomMessage(room, GATE_TO_CLIENT.OPENED, gateOpenedSchema, (message) => this.opened.emit(message));
  }
}

/** The page's own instance; the connection to the world attaches the rooms to it. */
export const worldGates = new GateConnection();

/** Writes what the server says of gates into their store, until the returned disposal is called. */
export function followGates(connection: GateConnection): () => void {
  const disposals = [
    connection.changed.on((onMap) => gateStore.setState({ onMap })),
    connection.opened.on((news) => {
      if (news.gained.point > 0) walletStore.setState({ point: news.point, experience: news.experience });
      gateStore.setState({ news });
    }),
  ];
  return () => {
    disposals.forEach((dispose) => dispose());
    gateStore.setState({ onMap: null, news: null });
  };
}
