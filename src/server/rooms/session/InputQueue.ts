import type { InputBatch } from '#shared/contract/rooms/inputBatch.ts';

/** Longest queue; a longer one means a sender faster than real time, and the rest is dropped. */
const CAPACITY = 90;

/** One tick of input, its sequence number, and the world tick at which it was pressed. */
export interface TimedInput {
  readonly seq: number;
  readonly bits: number;
  readonly tick: number;
}

const NOTHING: readonly TimedInput[] = [];

/** Received inputs of one player in order, without duplicates, at most a second and a half of them. */
export class InputQueue {
  #waiting: TimedInput[] = [];
  #lastReceived = 0;
  #ack = 0;

  /** Every input up to this number was stepped or dropped. */
  get ack(): number {
    return this.#ack;
  }

  /** Number of the newest received input; 0 before the first. */
  get lastReceived(): number {
    return this.#lastReceived;
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** Adds new inputs; repeated and outdated ticks are skipped. Returns the number of dropped inputs. */
  push({ firstSeq, firstTick, bits }: InputBatch): number {
    let dropped = 0;
    let [seq, tick] = [firstSeq, firstTick];
    for (const pressed of bits) {
      if (seq > this.#lastReceived) {
        this.#lastReceived = seq;
        if (this.#waiting.length < CAPACITY) this.#waiting.push({ seq, bits: pressed, tick });
        else dropped += 1;
      }
      seq += 1;
      tick += 1;
    }
    this.#settle();
    return dropped;
  }

  /**
   * The inputs to step in one patch: all in the queue, at most `budget`. Other clients are sent the number of ticks, so
   * that uneven batches do not look uneven.
   */
  take(budget: number): readonly TimedInput[] {
    if (this.#waiting.length === 0) return NOTHING;
    const taken = this.#waiting;
    this.#waiting = taken.length > budget ? taken.splice(Math.max(0, budget)) : [];
    this.#ack = taken.at(-1)?.seq ?? this.#ack;
    this.#settle();
    return taken;
  }

  /** With an empty queue dropped inputs are acknowledged too, or the sender would wait for them for ever. */
  #settle(): void {
    if (this.#waiting.length === 0) this.#ack = this.#lastReceived;
  }
}
