import { createStore } from 'zustand/vanilla';
import { WorldConnection } from '#client/net/rooms/WorldConnection.ts';
import type { ConnectionFacts } from '#client/stores/connectionStore.ts';
import { TICK_MS } from '#shared/simulation/feel.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';

/** A step on a path: walk to `x` (world px). */
export interface Waypoint {
  readonly x: number;
  /** Hops all the way: over steps, onto what is above. */
  readonly jump?: boolean;
  /** Goes through this portal once there. */
  readonly portal?: number;
}

const NEAR_PX = 6;
/** From one press of the jump key to the next. */
const HOP_TICKS = 40;

/** Somebody in the background of a picture: the client's own line to the world without a browser around it. */
export class Neighbour {
  readonly #connection: WorldConnection;
  readonly #timer: ReturnType<typeof setInterval>;
  #keys = 0;

  constructor(endpoint: string, token: string) {
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
    this.#timer = setInterval(() => this.#connection.sendInput(this.#keys), TICK_MS);
  }

  enter(mapId: number): Promise<void> {
    return this.#arrives(() => this.#connection.connect(mapId));
  }

  async walk(path: readonly Waypoint[]): Promise<void> {
    for (const waypoint of path) {
      await this.#walkTo(waypoint);
      const { portal } = waypoint;
      if (portal !== undefined) await this.#arrives(() => this.#connection.usePortal(portal));
    }
  }

  #arrives(depart: () => void): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.#connection.entered.on(() => {
        stop();
        resolve();
      });
      depart();
    });
  }

  leave(): void {
    clearInterval(this.#timer);
    this.#connection.close();
  }

  #walkTo({ x, jump = false }: Waypoint): Promise<void> {
    return new Promise((resolve) => {
      let ticks = -1;
      const look = setInterval(() => {
        const at = this.#connection.self?.state.x ?? x;
        const away = x - at;
        if (Math.abs(away) > NEAR_PX) {
          ticks += 1;
          const hops = jump && ticks % HOP_TICKS < HOP_TICKS / 2;
          this.#keys = (away > 0 ? INPUT.RIGHT : INPUT.LEFT) | (hops ? INPUT.JUMP : 0);
          return;
        }
        this.#keys = 0;
        clearInterval(look);
        resolve();
      }, TICK_MS);
    });
  }
}
