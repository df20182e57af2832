import type { Room } from '@colyseus/sdk';
import {
  PLACE_TO_CLIENT,
  placeFactsSchema,
  runFinishedSchema,
  runSchema,
  secretFoundSchema,
  shellCollectedSchema,
  type PlaceFacts,
  type Run,
  type RunFinished,
  type SecretFound,
  type ShellCollected,
} from '#shared/contract/rooms/placeMessages.ts';
import { hear } from './hear.ts';
import { Signal } from './Signal.ts';

/** What the server says of shells, secret spots and runs. Outlives the rooms: each one it enters is attached to it. */
export class PlaceLine {
  readonly placeTold = new Signal<PlaceFacts>();
  readonly shellCollected = new Signal<ShellCollected>();
  readonly secretFound = new Signal<SecretFound>();
  readonly runTold = new Signal<Run>();
  readonly runFinished = new Signal<RunFinished>();
  /** The line is gone, and with it whatever was going on. */
  readonly lost = new Signal<null>();

  attach(room: Pick<Room, 'onMessage'>): void {
    hear(room, PLACE_TO_CLIENT.PLACE, placeFactsSchema, this.placeTold);
    hear(room, PLACE_TO_CLIENT.SHELL, shellCollectedSchema, this.shellCollected);
    hear(room, PLACE_TO_CLIENT.SECRET, secretFoundSchema, this.secretFound);
    hear(room, PLACE_TO_CLIENT.RUN, runSchema, this.runTold);
    hear(room, PLACE_TO_CLIENT.FINISHED, runFinishedSchema, this.runFinished);
  }

  detach(): void {
    this.lost.emit(null);
  }
}
