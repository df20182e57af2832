/** How much worse a connection is made than it is. */
export interface NetworkConditions {
  /** Added to the way there and back together, half of it each way. */
  readonly latencyMs: number;
  /** Each message may take up to so much longer one way. */
  readonly jitterMs: number;
  /** Share of messages, 0 to 1, whose packet is lost. */
  readonly loss: number;
}

export const GOOD_NETWORK: NetworkConditions = { latencyMs: 0, jitterMs: 0, loss: 0 };

/** Time that a sender waits before it sends a lost packet again, beyond a round trip. */
const RESEND_MS = 200;

/**
 * One direction of a connection. A WebSocket neither loses nor reorders: a lost packet is sent again, which takes its time,
 * and everything behind it waits. So that is what a loss does here too.
 */
export class LatencyQueue {
  readonly #conditions: () => NetworkConditions;
  readonly #random: () => number;
  readonly #waiting: { readonly due: number; readonly deliver: () => void }[] = [];
  #lastDue = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(conditions: () => NetworkConditions, random: () => number = Math.random) {
    this.#conditions = conditions;
    this.#random = random;
  }

  /** Delivers a message as late as the connection is; at once, and in the same call, on a good one. */
  pass(deliver: () => void): void {
    const now = performance.now();
    this.#lastDue = Math.max(this.#lastDue, now + this.#delay());
    if (this.#lastDue <= now && this.#waiting.length === 0) return deliver();
    this.#waiting.push({ due: this.#lastDue, deliver });
    if (this.#timer === undefined) this.#wait();
  }

  /** Nothing that is still on its way arrives any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#waiting.length = 0;
  }

  #delay(): number {
    const { latencyMs, jitterMs, loss } = this.#conditions();
    const resent = loss > 0 && this.#random() < loss ? RESEND_MS + latencyMs : 0;
    return latencyMs / 2 + (jitterMs > 0 ? jitterMs * this.#random() : 0) + resent;
  }

  #wait(): void {
    this.#timer = undefined;
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const left = next.due - performance.now();
      if (left > 0) {
        this.#timer = setTimeout(() => this.#wait(), left);
        return;
      }
      this.#waiting.shift();
      next.deliver();
    }
  }
}
