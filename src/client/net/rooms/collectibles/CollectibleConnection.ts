import type { Room } from '@colyseus/sdk';
import {
  COLLECTIBLE_TO_CLIENT,
  mapCollectiblesSchema,
  secretFoundSchema,
  shellCollectedSchema,
  type MapCollectibles,
  type SecretFound,
  type ShellCollected,
} from '#shared/contract/rooms/collectibleMessages.ts';
import { onRoomMessage } from '#client/net/rooms/connection/onRoomMessage.ts';
import { Signal } from '#client/net/rooms/Signal.ts';

/** The server's news of shells and secret spots. Outlives the rooms: each one it enters is attached to it. */
export class CollectibleConnection {
  readonly mapChanged = new Signal<MapCollectibles>();
  readonly shellCollected = new Signal<ShellCollected>();
  readonly secretFound = new Signal<SecretFound>();

  attach(room: Pick<Room, 'onMessage'>): void {
    const { ON_MAP, SHELL, SECRET } = COLLECTIBLE_TO_CLIENT;
    onRoomMessage(room, ON_MAP, mapCollectiblesSchema, (message) => this.mapChanged.emit(message));
    onRoomMessage(room, SHELL, shellCollectedSchema, (message) => this.shellCollected.emit(message));
    onRoomMessage(room, SECRET, secretFoundSchema, (message) => this.secretFound.emit(message));
  }
}

/** The page's own instance; the connection to the world attaches the rooms to it. */
export const worldCollectibles = new CollectibleConnection();
