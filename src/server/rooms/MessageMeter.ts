/** A keyboard makes 20 messages a second; a line that stood still for two seconds brings 40 more at once. */
const TAKEN_PER_SECOND = 90;
/** No fair player comes near this. */
const CLOSE_PER_SECOND = 600;
const WINDOW_MS = 1000;

export type MessageVerdict = 'take' | 'drop' | 'close';

/** Counts one client's messages per second. Times in ms. */
export class MessageMeter {
  #windowStart = 0;
  #count = 0;

  judge(now: number): MessageVerdict {
    if (now - this.#windowStart >= WINDOW_MS) {
      this.#windowStart = now;
      this.#count = 0;
    }
    this.#count += 1;
    if (this.#count > CLOSE_PER_SECOND) return 'close';
    return this.#count > TAKEN_PER_SECOND ? 'drop' : 'take';
  }
}
