import type { InputBatch } from '#shared/contract/rooms/inputBatch.ts';
import { TICKS_PER_BATCH } from '#shared/contract/rooms/worldRoom.ts';

/** More than this waiting means that the sender is faster than real time; what comes on top is thrown away. */
const CAPACITY = 90;
/** From here on the backlog is a stalled line catching up, and is worked off as fast as the budget allows. */
const STALLED = 12;

/** One tick of input, its number and the world tick at which its sender pressed it. */
export interface TimedInput {
  readonly seq: number;
  readonly bits: number;
  readonly tick: number;
}

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
    for (const [index, pressed] of bits.entries()) {
      const seq = firstSeq + index;
      if (seq <= this.#lastReceived) continue;
      this.#lastReceived = seq;
      if (this.#waiting.length < CAPACITY)
        this.#waiting.push({ seq, bits: pressed, tick: firstTick + index });
      else dropped += 1;
    }
    this.#settle();
    return dropped;
  }

  /**
   * The ticks to step in one patch, at most `budget`: normally as many as a patch is long, one more while a small
   * backlog from jitter is worked off (so that others see an even walk), all of them after a stall.
   */
  take(budget: number): TimedInput[] {
    const waiting = this.#waiting.length;
    const even = waiting > TICKS_PER_BATCH ? TICKS_PER_BATCH + 1 : waiting;
    const taken = this.#waiting.splice(0, Math.min(budget, waiting > STALLED ? waiting : even));
    this.#ack = taken.at(-1)?.seq ?? this.#ack;
    this.#settle();
    return taken;
  }

  /** Nothing waits: whatever was thrown away is answered too, or its sender would wait for it for ever. */
  #settle(): void {
    if (this.#waiting.length === 0) this.#ack = this.#lastReceived;
  }
}
