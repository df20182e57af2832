import { createStore } from 'zustand/vanilla';
import { WorldConnection } from '#client/net/rooms/connection/WorldConnection.ts';
import type { ConnectionState } from '#client/stores/connectionStore.ts';
import { MAP_IDS, type MapKey } from '#shared/content/maps/mapTypes.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { TICK_MS } from '#shared/simulation/feel.ts';
import type { CastMember } from './CastMember.ts';

/** A background player of a screenshot: the client's own connection to the world without a browser. */
export class BotPlayer {
  readonly #connection: WorldConnection;
  readonly #member: CastMember;

  constructor(endpoint: string, token: string, member: CastMember) {
    this.#member = member;
    this.#connection = new WorldConnection({
      endpoint,
      getAccessToken: () => Promise.resolve(token),
      network: { isOnline: () => true, onOnline: () => () => undefined },
      store: createStore<ConnectionState>(() => ({
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

  /** Says the line and shows the emote of its part; returns the line. */
  act(): string | undefined {
    const { says, emote } = this.#member;
    if (says !== undefined) this.#connection.talk.say(says);
    if (emote !== undefined) this.#connection.talk.emote(emote);
    return says;
  }

  /** Walks to and fro between two places (world px) and hops at every turn, until the returned end is called. */
  strolls({ from, to }: { readonly from: number; readonly to: number }): () => void {
    let bits: number = INPUT.RIGHT;
    let ticks = 0;
    const start = performance.now();
    const timer = setInterval(() => {
      for (; ticks < (performance.now() - start) / TICK_MS; ticks += 1) {
        const x = this.#connection.self?.state.x ?? from;
        const turnsTo = x >= to ? INPUT.LEFT : x <= from ? INPUT.RIGHT : null;
        if (turnsTo !== null) bits = turnsTo | INPUT.JUMP;
        this.#connection.sendInput(bits);
      }
    }, TICK_MS);
    return () => clearInterval(timer);
  }

  leave(): void {
    this.#connection.close();
  }
}
