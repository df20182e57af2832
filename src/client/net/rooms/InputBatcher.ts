import type { InputBatch } from '#shared/contract/rooms/inputBatch.ts';
import { TICKS_PER_BATCH } from '#shared/contract/rooms/worldRoom.ts';

/** Collects ticks into messages: a full batch goes out at once, the rest when the player comes to rest. */
export class InputBatcher {
  readonly #send: (batch: InputBatch) => void;
  #firstSeq = 0;
  #bits: number[] = [];

  constructor(send: (batch: InputBatch) => void) {
    this.#send = send;
  }

  push(seq: number, bits: number): void {
    if (this.#bits.length === 0) this.#firstSeq = seq;
    this.#bits.push(bits);
    if (this.#bits.length >= TICKS_PER_BATCH) this.flush();
  }

  flush(): void {
    if (this.#bits.length === 0) return;
    const batch = { firstSeq: this.#firstSeq, bits: this.#bits };
    this.#bits = [];
    this.#send(batch);
  }
}
