import type { SharedRedis } from './redis.ts';

/** The next state of a key, undefined to forget it, and what the caller wants to know. */
interface Change<State, Result> {
  readonly state: State | undefined;
  readonly result: Result;
}

/**
 * Small states by key that are forgotten after a while: what was tried, said or answered in the last minutes. A state is
 * plain JSON. Keys begin with the name of what they are about.
 */
export interface StateStore {
  read<State>(key: string): Promise<State | undefined>;
  /** Runs `change`, which is pure, as often as another caller was faster. */
  update<State, Result>(
    key: string,
    keepMs: number,
    change: (state: State | undefined) => Change<State, Result>,
  ): Promise<Result>;
}

/** The number of states above which outdated ones, then the oldest, are removed. */
const MOST_STATES = 50_000;

/** States of this process alone. */
export class MemoryStates implements StateStore {
  /** The oldest change first. */
  readonly #states = new Map<string, { readonly state: unknown; readonly until: number }>();

  read<State>(key: string): Promise<State | undefined> {
    return Promise.resolve(this.#find<State>(key));
  }

  update<State, Result>(
    key: string,
    keepMs: number,
    change: (state: State | undefined) => Change<State, Result>,
  ): Promise<Result> {
    const { state, result } = change(this.#find<State>(key));
    this.#states.delete(key);
    if (state !== undefined) this.#states.set(key, { state, until: performance.now() + keepMs });
    if (this.#states.size > MOST_STATES) this.#sweep();
    return Promise.resolve(result);
  }

  #find<State>(key: string): State | undefined {
    const known = this.#states.get(key);
    return known && known.until > performance.now() ? (known.state as State) : undefined;
  }

  /** Removes a tenth at least, so that it is rare. */
  #sweep(): void {
    const now = performance.now();
    for (const [key, { until }] of this.#states) if (until <= now) this.#states.delete(key);
    for (const key of this.#states.keys()) {
      if (this.#states.size <= MOST_STATES * 0.9) return;
      this.#states.delete(key);
    }
  }
}

/** Writes the next state if the key still has the one that was read; an empty text stands for none. */
const SWAP = `
  local now = redis.call('get', KEYS[1]) or ''
  if now ~= ARGV[1] then return 0 end
  if ARGV[2] == '' then redis.call('del', KEYS[1]) else redis.call('set', KEYS[1], ARGV[2], 'px', ARGV[3]) end
  return 1`;
const MOST_ATTEMPTS = 10;

/** States of all processes together; each has its own while Redis does not serve it. */
export class RedisStates implements StateStore {
  readonly #redis: SharedRedis;
  readonly #alone = new MemoryStates();

  constructor(redis: SharedRedis) {
    this.#redis = redis;
  }

  async read<State>(key: string): Promise<State | undefined> {
    try {
      return parse<State>(await this.#get(key));
    } catch (error) {
      this.#fail(error);
      return this.#alone.read<State>(key);
    }
  }

  async update<State, Result>(
    key: string,
    keepMs: number,
    change: (state: State | undefined) => Change<State, Result>,
  ): Promise<Result> {
    try {
      for (let attempt = 1; ; attempt += 1) {
        const before = await this.#get(key);
        const { state, result } = change(parse<State>(before));
        const after = state === undefined ? '' : JSON.stringify(state);
        if (after === before) return result;
        const swapped = await this.#redis.commands.eval(SWAP, 1, `state:${key}`, before, after, keepMs);
        if (swapped === 1) return result;
        if (attempt === MOST_ATTEMPTS) throw new Error(`${key} was changed ${attempt} times meanwhile`);
      }
    } catch (error) {
      this.#fail(error);
      return this.#alone.update(key, keepMs, change);
    }
  }

  async #get(key: string): Promise<string> {
    return (await this.#redis.commands.get(`state:${key}`)) ?? '';
  }

  #fail(error: unknown): void {
    this.#redis.failed(error, 'short memories are lenient: each process remembers for itself');
  }
}

function parse<State>(text: string): State | undefined {
  return text === '' ? undefined : (JSON.parse(text) as State);
}
