import { MemoryStates, type StateStore } from '#server/platform/StateStore.ts';

interface Delays {
  /** Failures that cost no time. */
  readonly free: number;
  readonly firstMs: number;
  readonly longestMs: number;
}

const BY_ADDRESS: Delays = { free: 5, firstMs: 5_000, longestMs: 5 * 60_000 };
/** Softer and longer: guesses from many addresses are limited to some 60 an hour. */
const BY_ACCOUNT: Delays = { free: 30, firstMs: 60_000, longestMs: 60_000 };

/** Failures are forgotten after this time without another. */
const FORGET_MS = 60 * 60_000;
const KNOWN_MS = 30 * 24 * 60 * 60_000;

/** Failures up to `forgivenAt` do not count. */
interface Moment {
  readonly now: number;
  readonly forgivenAt: number;
}

interface Failures {
  readonly count: number;
  readonly at: number;
}

/**
 * Delays guesses of a password. By login name and address: 5 s after five failures, doubled by each further one, five
 * minutes at most. By login name alone: a minute each after thirty, from any addresses. An address that sent the right
 * password once is limited by its own failures only, so nobody can lock the owner out. Names without an account are
 * counted alike. Times in ms.
 */
export class SignInThrottle {
  readonly #states: StateStore;

  constructor(states: StateStore = new MemoryStates()) {
    this.#states = states;
  }

  /** Counts an attempt as failed until `succeed`. Answers 0, or the ms to wait when it comes too early. */
  async attempt(loginName: string, address: string, now: number): Promise<number> {
    const key = keyOf(loginName, address);
    const account = `sign-in-name:${loginName}`;
    const [known, forgivenAt = Number.NEGATIVE_INFINITY, failures] = await Promise.all([
      this.#states.read(`known-${key}`),
      this.#states.read<number>(forgivenKeyOf(loginName)),
      this.#states.read<Failures>(account),
    ]);
    const isKnown = known !== undefined;
    const time = { now, forgivenAt };
    const accountMs = isKnown ? 0 : waitMs(failures, BY_ACCOUNT, time);
    const addressMs = await this.#count(key, BY_ADDRESS, { ...time, alsoMs: accountMs });
    if (addressMs > 0 || isKnown) return addressMs;
    return this.#count(account, BY_ACCOUNT, { ...time, alsoMs: 0 });
  }

  /** Forgets every failure of a login name until now, from any address. */
  async forgive(loginName: string, now: number): Promise<void> {
    await this.#states.update(forgivenKeyOf(loginName), FORGET_MS, () => ({ state: now, result: undefined }));
  }

  /** The password was right, or was replaced. */
  async succeed(loginName: string, address: string): Promise<void> {
    const key = keyOf(loginName, address);
    await Promise.all([
      this.#states.update(key, FORGET_MS, () => ({ state: undefined, result: undefined })),
      this.#states.update(`known-${key}`, KNOWN_MS, () => ({ state: true, result: undefined })),
    ]);
  }

  /** Counts a failure, unless one has to wait: then the longer of both waits is answered. */
  #count(key: string, delays: Delays, { alsoMs, ...time }: Moment & { alsoMs: number }): Promise<number> {
    return this.#states.update<Failures, number>(key, FORGET_MS, (failures) => {
      const result = Math.max(waitMs(failures, delays, time), alsoMs);
      if (result > 0) return { state: failures, result };
      return { state: { count: (recent(failures, time)?.count ?? 0) + 1, at: time.now }, result };
    });
  }
}

const keyOf = (loginName: string, address: string): string => `sign-in:${loginName} ${address}`;

const forgivenKeyOf = (loginName: string): string => `sign-in-forgiven:${loginName}`;

const recent = (failures: Failures | undefined, { now, forgivenAt }: Moment): Failures | undefined =>
  failures && failures.at > Math.max(now - FORGET_MS, forgivenAt) ? failures : undefined;

function waitMs(failures: Failures | undefined, delays: Delays, time: Moment): number {
  const { now } = time;
  const { count, at } = recent(failures, time) ?? { count: 0, at: 0 };
  const { free, firstMs, longestMs } = delays;
  const delayMs = count < free ? 0 : Math.min(firstMs * 2 ** (count - free), longestMs);
  return Math.max(0, at + delayMs - now);
}
