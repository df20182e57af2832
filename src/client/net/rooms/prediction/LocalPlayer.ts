import { encodeInputBatch } from '#shared/contract/rooms/inputBatch.ts';
import type { SelfState } from '#shared/contract/rooms/selfState.ts';
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import { InputBatcher } from './InputBatcher.ts';
import { Reconciler } from './Reconciler.ts';
import { WorldClock } from './WorldClock.ts';

interface LocalPlayerOptions {
  readonly map: CollisionMap;
  readonly start: Pick<SelfState, 'state' | 'skills'>;
  /** The world tick of the server (with its fraction) by now. */
  readonly worldTick: () => number;
  /** Keys pressed before this world tick count for nothing. */
  readonly keysFrom?: () => number;
  /** Sends a batch of input in bytes. */
  readonly send: (batch: Uint8Array) => void;
}

/** The own avatar in one room: predicts every tick of input at once, and tells the server in batches. */
export class LocalPlayer {
  readonly reconciler: Reconciler;
  readonly #batcher: InputBatcher;
  readonly #clock: WorldClock;
  readonly #worldTick: () => number;
  readonly #keysFrom: () => number;

  constructor({ map, start, worldTick, keysFrom = () => 0, send }: LocalPlayerOptions) {
    this.reconciler = new Reconciler(map, start.state, start.skills);
    this.#batcher = new InputBatcher((batch) => send(encodeInputBatch(batch)));
    this.#clock = new WorldClock(worldTick());
    this.#worldTick = worldTick;
    this.#keysFrom = keysFrom;
  }

  /** One tick (1/60 s) with these keys. */
  press(pressed: number): void {
    const tick = this.#clock.next(this.#worldTick());
    const bits = tick < this.#keysFrom() ? 0 : pressed;
    const input = this.reconciler.advance(bits, tick);
    if (input === null) this.flush();
    else this.#batcher.push(input, bits);
  }

  /** Sends what waits for a full batch. */
  flush(): void {
    this.#batcher.flush();
  }
}
