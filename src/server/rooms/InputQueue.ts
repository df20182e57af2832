import type { InputBatch } from '#shared/contract/rooms/inputBatch.ts';

/** More than this waiting means that the sender is faster than real time; what comes on top is thrown away. */
const CAPACITY = 90;

/** One tick of input, its number and the world tick at which its sender pressed it. */
export interface TimedInput {
  readonly seq: number;
  readonly bits: number;
  readonly tick: number;
}

const NOTHING: readonly TimedInput[] = [];

/** Inputs of one player between arrival and step: in order, each once, and never more than a second and a half of them. */
export class InputQueue {
  #waiting: TimedInput[] = [];
  #lastReceived = 0;
  #ack = 0;

  /** Everything up to here has been stepped or thrown away. */
  get ack(): number {
    return this.#ack;
  }

  /** Number of the newest input that was heard; 0 before the first. */
  get lastReceived(): number {
    return this.#lastReceived;
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** Takes in what is new; repeated and outdated ticks are passed over. Returns how many had to be thrown away. */
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
   * The ticks to step in one patch: all that wait, at most `budget`. Others see how many ticks they were, so that nobody
   * looks uneven or fast by them, and their owner is answered the sooner.
   */
  take(budget: number): readonly TimedInput[] {
    if (this.#waiting.length === 0) return NOTHING;
    const taken = this.#waiting;
    this.#waiting = taken.length > budget ? taken.splice(Math.max(0, budget)) : [];
    this.#ack = taken.at(-1)?.seq ?? this.#ack;
    this.#settle();
    return taken;
  }

  /** Nothing waits: whatever was thrown away is answered too, or its sender would wait for it for ever. */
  #settle(): void {
    if (this.#waiting.length === 0) this.#ack = this.#lastReceived;
  }
}
