import type { InputBatch } from '#shared/contract/rooms/inputBatch.ts';
import { TICKS_PER_BATCH } from '#shared/contract/rooms/worldRoom.ts';
import type { StampedInput } from './Reconciler.ts';

/** Collects ticks into messages: full ones go out at once, the rest when the player comes to rest. */
export class InputBatcher {
  readonly #send: (batch: InputBatch) => void;
  #firstSeq = 0;
  #firstTick = 0;
  #bits: number[] = [];

  constructor(send: (batch: InputBatch) => void) {
    this.#send = send;
  }

  /** `tick` is the world tick of the press; where it does not follow the one before, a new batch begins. */
  push({ seq, tick }: StampedInput, bits: number): void {
    if (tick !== this.#firstTick + this.#bits.length) this.flush();
    if (this.#bits.length === 0) {
      this.#firstSeq = seq;
      this.#firstTick = tick;
    }
    this.#bits.push(bits);
    if (this.#bits.length >= TICKS_PER_BATCH) this.flush();
  }

  flush(): void {
    if (this.#bits.length === 0) return;
    const batch = { firstSeq: this.#firstSeq, firstTick: this.#firstTick, bits: this.#bits };
    this.#bits = [];
    this.#send(batch);
  }
}
