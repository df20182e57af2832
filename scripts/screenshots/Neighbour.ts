import { createStore } from 'zustand/vanilla';
import { WorldConnection } from '#client/net/rooms/WorldConnection.ts';
import type { ConnectionFacts } from '#client/stores/connectionStore.ts';
import { MAP_IDS, type MapKey } from '#shared/content/maps/mapTypes.ts';
import type { Figure } from './Figure.ts';

/** Somebody in the background of a picture: the client's own line to the world without a browser around it. */
export class Neighbour {
  readonly #connection: WorldConnection;
  readonly #figure: Figure;

  constructor(endpoint: string, token: string, figure: Figure) {
    this.#figure = figure;
    this.#connection = new WorldConnection({
      endpoint,
      getAccessToken: () => Promise.resolve(token),
      network: { isOnline: () => true, onOnline: () => () => undefined },
      store: createStore<ConnectionFacts>(() => ({
        status: 'idle',
        mapId: null,
        attempt: 0,
        closeCode: null,
      })),
    });
  }

  /** Resolves once they stand on their spot. */
  enter(map: MapKey): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.#connection.entered.on(() => {
        stop();
        resolve();
      });
      this.#connection.connect(MAP_IDS[map]);
    });
  }

  /** Says and does what belongs to the picture; returns the words, if there are any. */
  act(): string | undefined {
    const { says, emote } = this.#figure;
    if (says !== undefined) this.#connection.talk.say(says);
    if (emote !== undefined) this.#connection.talk.emote(emote);
    return says;
  }

  leave(): void {
    this.#connection.close();
  }
}
