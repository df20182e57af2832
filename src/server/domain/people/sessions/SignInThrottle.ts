interface Delays {
  /** Failures that cost no time. */
  readonly free: number;
  readonly firstMs: number;
  readonly longestMs: number;
}

const BY_ADDRESS: Delays = { free: 5, firstMs: 5_000, longestMs: 5 * 60_000 };
/** Softer and longer: guesses from many addresses are limited to some 60 an hour. */
const BY_ACCOUNT: Delays = { free: 30, firstMs: 60_000, longestMs: 60_000 };

/**
 * Delays guesses of a password. By login name and address: 5 s after five failures, doubled by each further one, five
 * minutes at most. By login name alone: a minute each after thirty, from any addresses. An address that sent the right
 * password once is limited by its own failures only, so nobody can lock the owner out. Names without an account are
 * counted alike. Times in ms.
 */
export class SignInThrottle {
  readonly #byAddress = new FailureCounter(BY_ADDRESS);
  readonly #byAccount = new FailureCounter(BY_ACCOUNT);
  /** The last sign-in is the last entry. */
  readonly #known = new Set<string>();

  /** Counts an attempt as failed until `succeed`. Returns 0, or the ms to wait when it comes too early. */
  attempt(loginName: string, address: string, now: number): number {
    const key = `${loginName} ${address}`;
    const isKnown = this.#known.has(key);
    const waitMs = Math.max(
      this.#byAddress.waitMs(key, now),
      isKnown ? 0 : this.#byAccount.waitMs(loginName, now),
    );
    if (waitMs > 0) return waitMs;
    this.#byAddress.count(key, now);
    if (!isKnown) this.#byAccount.count(loginName, now);
    return 0;
  }

  /** The password was right, or was replaced. */
  succeed(loginName: string, address: string): void {
    const key = `${loginName} ${address}`;
    this.#byAddress.forget(key);
    this.#known.delete(key);
    this.#known.add(key);
    const [oldest] = this.#known;
    if (this.#known.size > MOST_ENTRIES && oldest !== undefined) this.#known.delete(oldest);
  }
}

/** Failures are forgotten after this time without another. */
const FORGET_MS = 60 * 60_000;
const MOST_ENTRIES = 50_000;

class FailureCounter {
  readonly #delays: Delays;
  /** The oldest failure first. */
  readonly #failures = new Map<string, { readonly count: number; readonly at: number }>();

  constructor(delays: Delays) {
    this.#delays = delays;
  }

  waitMs(key: string, now: number): number {
    this.#forgetOld(now);
    const { count, at } = this.#failures.get(key) ?? { count: 0, at: 0 };
    const { free, firstMs, longestMs } = this.#delays;
    const delayMs = count < free ? 0 : Math.min(firstMs * 2 ** (count - free), longestMs);
    return Math.max(0, at + delayMs - now);
  }

  count(key: string, now: number): void {
    const count = (this.#failures.get(key)?.count ?? 0) + 1;
    this.#failures.delete(key);
    this.#failures.set(key, { count, at: now });
  }

  forget(key: string): void {
    this.#failures.delete(key);
  }

  #forgetOld(now: number): void {
    for (const [key, { at }] of this.#failures) {
      if (at > now - FORGET_MS && this.#failures.size < MOST_ENTRIES) return;
      this.#failures.delete(key);
    }
  }
}
