import { createStore } from 'zustand/vanilla';
import { WorldConnection } from '#client/net/rooms/connection/WorldConnection.ts';
import {
  INITIAL_CONNECTION,
  type ConnectionState,
  type ConnectionStatus,
} from '#client/stores/connectionStore.ts';
import { SERVER_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import { TICK_MS } from '#shared/simulation/feel.ts';
import type { MotionSample } from '#client/net/rooms/replication/interpolateSamples.ts';
import { eventually } from '../../support/eventually.ts';

/** Somebody at a browser: the client's own connection, driven by a keyboard that holds keys for some time. */
export class Visitor {
  readonly store = createStore<ConnectionState>(() => INITIAL_CONNECTION);
  readonly connection: WorldConnection;
  readonly travels: number[] = [];
  readonly refusals: string[] = [];
  /** Snapshots that have arrived. */
  #patches = 0;
  keys = 0;
  /** A hidden page gets no frames: nothing is pressed and nothing drawn. */
  isAsleep = false;
  /** Keys still to be pressed, a tick each, before `keys` count again. */
  #script: number[] = [];
  #timer: ReturnType<typeof setInterval>;
  #ticked = performance.now();

  constructor(options: {
    url: string;
    token: string | ((refresh: boolean) => string | null);
    onPatch?: (() => void) | undefined;
  }) {
    const { token, onPatch } = options;
    this.connection = new WorldConnection({
      endpoint: options.url,
      getAccessToken: async ({ refresh }) => (typeof token === 'string' ? token : token(refresh)),
      network: { isOnline: () => true, onOnline: () => () => undefined },
      store: this.store,
      tap: (room) =>
        void room.onMessage(SERVER_MESSAGE.SNAPSHOT, () => {
          this.#patches += 1;
          onPatch?.();
        }),
    });
    this.connection.travelled.on((mapId) => this.travels.push(mapId));
    this.connection.portalRefused.on(({ reason }) => this.refusals.push(reason));
    this.#timer = setInterval(() => this.#tick(), TICK_MS / 2);
  }

  get state(): ConnectionState {
    return this.store.getState();
  }

  get feet(): { x: number; y: number } {
    const self = this.connection.self;
    if (self === null) throw new Error('not in the world');
    return { x: self.state.x, y: self.state.y };
  }

  async enter(mapId = 1): Promise<this> {
    this.connection.connect(mapId);
    await this.until('live');
    return this;
  }

  until(status: ConnectionStatus, timeout = 15_000): Promise<void> {
    return eventually(
      () => {
        if (this.state.status !== status) throw new Error(`is ${this.state.status}, not ${status}`);
      },
      { timeout },
    );
  }

  /** Holds keys for so many milliseconds, then lets go. */
  async hold(keys: number, ms: number): Promise<void> {
    this.keys = keys;
    await pause(ms);
    this.keys = 0;
  }

  /** Presses keys tick by tick, in runs of `[bits, ticks]`, then lets go. */
  async play(runs: readonly (readonly [bits: number, ticks: number])[]): Promise<void> {
    this.#script = runs.flatMap(([bits, ticks]) => Array<number>(ticks).fill(bits));
    while (this.#script.length > 0) await pause(TICK_MS);
  }

  /** Waits until the avatar stands still and the server knows it. */
  async rest(): Promise<void> {
    await eventually(() => {
      const { self } = this.connection;
      if (self === null || self.unanswered > 0) throw new Error('keys are still on their way');
      const { vx, vy } = self.state;
      if (vx !== 0 || vy !== 0) throw new Error(`still moves at ${vx}, ${vy} px/s`);
    });
  }

  /** Waits for so many further snapshots: what was to be sent before has arrived by then. */
  async patches(count: number): Promise<void> {
    const wanted = this.#patches + count;
    await eventually(() => {
      if (this.#patches < wanted) throw new Error(`${wanted - this.#patches} patches are missing`);
    });
  }

  /** The newest thing the server said about somebody else. */
  lastSeen(userId: number): MotionSample | undefined {
    return this.connection.mirror.players().get(userId)?.samples.at(-1);
  }

  leave(): void {
    clearInterval(this.#timer);
    this.connection.close();
  }

  #tick(): void {
    const now = performance.now();
    if (this.isAsleep) {
      this.#ticked = now;
      return;
    }
    for (let steps = 0; steps < 6 && this.#ticked + TICK_MS <= now; steps += 1) {
      this.#ticked += TICK_MS;
      this.connection.sendInput(this.#script.shift() ?? this.keys);
    }
    if (now - this.#ticked > 6 * TICK_MS) this.#ticked = now;
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
