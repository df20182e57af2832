import { createStore } from 'zustand/vanilla';
import { FixedStep } from '#client/game/players/FixedStep.ts';
import type { MotionSample } from '#client/net/rooms/replication/interpolateSamples.ts';
import type { Reconciler } from '#client/net/rooms/prediction/Reconciler.ts';
import { WorldConnection } from '#client/net/rooms/connection/WorldConnection.ts';
import { INITIAL_CONNECTION, type ConnectionState } from '#client/stores/connectionStore.ts';
import { eventually } from '../../support/eventually.ts';
import { pause } from './Visitor.ts';

/** The screen's contents at one moment of `performance.now`. */
export interface DrawnFrame {
  readonly at: number;
  readonly own: { readonly x: number; readonly y: number };
  /** The world tick of the own avatar. */
  readonly tick: number;
  /** Everybody else, by user id; `tick` of each is that of its own page which was drawn. */
  readonly others: ReadonlyMap<number, MotionSample>;
}

/** So many ticks of these keys. */
export type Keys = readonly [bits: number, ticks: number];

/** Longer than a tick even when a timer is a little early, so that there is one in every frame, as on most screens. */
const FRAME_MS = 18;
const LONGEST_FRAME_MS = 100;

/**
 * Somebody's page without its pictures: the client's own line, its ticks and its frames, which are remembered. Keys are
 * counted in ticks and not in time, so that a busy machine presses them later but never differently.
 */
export class Page {
  readonly connection: WorldConnection;
  readonly frames: DrawnFrame[] = [];
  /** Places of the own avatar at the world ticks of its own screen. */
  readonly lived = new Map<number, { readonly x: number; readonly y: number }>();
  /** Held when no keys are left of a script. */
  keys = 0;
  readonly #store = createStore<ConnectionState>(() => INITIAL_CONNECTION);
  readonly #step = new FixedStep();
  #script: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastFrameAt = performance.now();
  #isHidden = false;

  constructor({ url, token }: { readonly url: string; readonly token: string }) {
    this.connection = new WorldConnection({
      endpoint: url,
      getAccessToken: () => Promise.resolve(token),
      network: { isOnline: () => true, onOnline: () => () => undefined },
      store: this.#store,
    });
  }

  get self(): Reconciler {
    const { self } = this.connection;
    if (self === null) throw new Error('not in the world');
    return self;
  }

  get status(): ConnectionState['status'] {
    return this.#store.getState().status;
  }

  async enter(mapId: number): Promise<this> {
    this.connection.connect(mapId);
    await eventually(() => {
      if (this.status !== 'live') throw new Error(`is ${this.status}`);
    });
    this.#lastFrameAt = performance.now();
    this.#draw();
    return this;
  }

  /** Presses these keys one after the other, and resolves after the last of their ticks. */
  async play(script: readonly Keys[]): Promise<void> {
    for (const [bits, ticks] of script) this.#script.push(...Array<number>(ticks).fill(bits));
    while (this.#script.length > 0) await pause(FRAME_MS);
  }

  /** Waits until the body stands still and nothing is unanswered. */
  async rest(): Promise<void> {
    const isAnswered = () => {
      const { unanswered, state } = this.self;
      if (unanswered > 0) throw new Error(`${unanswered} inputs are unanswered`);
      if (state.vx !== 0 || state.vy !== 0) throw new Error('the body still moves');
    };
    await eventually(isAnswered);
  }

  /** A hidden page gets no frames. */
  hide(): void {
    this.connection.skipTime();
    this.#isHidden = true;
    clearTimeout(this.#timer);
  }

  /** Does what the scene of a map does when its page is seen again. */
  show(): void {
    this.#isHidden = false;
    this.connection.skipTime();
    this.#lastFrameAt = performance.now();
    this.#draw();
  }

  leave(): void {
    this.hide();
    this.connection.close();
  }

  #draw(): void {
    if (this.#isHidden) return;
    this.#timer = setTimeout(() => this.#draw(), FRAME_MS);
    const now = performance.now();
    const dt = Math.min(LONGEST_FRAME_MS, now - this.#lastFrameAt);
    this.#lastFrameAt = now;
    for (let left = this.#step.advance(dt); left > 0; left -= 1) {
      this.connection.sendInput(this.#script.shift() ?? this.keys);
      this.#live();
    }
    const { self, mirror } = this.connection;
    if (self === null) return;
    mirror.beginFrame(now);
    const others = new Map<number, MotionSample>();
    for (const userId of mirror.players().keys()) {
      const pose = mirror.poseOf(userId);
      if (pose !== null) others.set(userId, pose);
    }
    const { alpha } = this.#step;
    this.frames.push({ at: now, own: self.visible(alpha), tick: self.visibleTick(alpha), others });
  }

  #live(): void {
    const { self } = this.connection;
    if (self === null) return;
    const { x, y } = self.state;
    this.lived.set(self.visibleTick(1), { x, y });
  }
}
