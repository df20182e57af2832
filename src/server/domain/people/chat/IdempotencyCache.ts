import { setTimeout as sleep } from 'node:timers/promises';
import { MemoryStates, type StateStore } from '#server/platform/StateStore.ts';

/** A client sends a line again as soon as it is connected again, which is much sooner. */
const KEEP_MS = 120_000;
/** Another process that works on the same request is waited for; one that was killed will never answer. */
const LOOK_EVERY_MS = 100;
const MOST_LOOKS = 20;

interface Entry<T> {
  readonly at: number;
  readonly result: Promise<T>;
}

/** A request as all processes know it; without an answer it is being worked on. */
interface Shared<T> {
  readonly at: number;
  readonly answer?: { readonly value: T };
}

/** Results by the key of a client's request, so that a repeated request is not carried out again. Results are JSON. */
export class IdempotencyCache<T> {
  /** Those of this process, the oldest first. */
  readonly #entries = new Map<string, Entry<T>>();
  readonly #states: StateStore;

  constructor(states: StateStore = new MemoryStates()) {
    this.#states = states;
  }

  /** Runs `task`, unless one of this user and key has run or is running: then `isNew` is false. `now` in ms. */
  async run(
    request: { readonly userId: number; readonly key: string; readonly now: number },
    task: () => Promise<T>,
  ): Promise<{ readonly isNew: boolean; readonly result: Promise<T> }> {
    const { now } = request;
    this.#forget(now);
    const id = `${request.userId} ${request.key}`;
    const known = this.#entries.get(id);
    if (known !== undefined) return { isNew: false, result: known.result };
    const claim = this.#claim(id, now);
    const result = claim.then((answer) => (answer ? answer.value : this.#carryOut(id, now, task)));
    this.#entries.set(id, { at: now, result });
    // Whether it fails is for the caller to see.
    result.catch(() => undefined);
    return { isNew: (await claim) === undefined, result };
  }

  /** The answer of another process; undefined when the request is this process's to carry out. */
  async #claim(id: string, now: number): Promise<{ readonly value: T } | undefined> {
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const found = await this.#states.update<Shared<T>, Shared<T> | undefined>(
        `repeated:${id}`,
        KEEP_MS,
        (shared) => {
          if (shared && shared.at > now - KEEP_MS) return { state: shared, result: shared };
          return { state: { at: now }, result: undefined };
        },
      );
      if (!found || found.answer) return found?.answer;
      await sleep(LOOK_EVERY_MS, undefined, { ref: false });
    }
    return undefined;
  }

  async #carryOut(id: string, at: number, task: () => Promise<T>): Promise<T> {
    let answer: { readonly value: T } | undefined;
    try {
      answer = { value: await task() };
      return answer.value;
    } finally {
      // A refusal is for this process alone: another one would refuse by itself.
      await this.#states.update<Shared<T>, void>(`repeated:${id}`, KEEP_MS, () => ({
        state: answer && { at, answer },
        result: undefined,
      }));
    }
  }

  #forget(now: number): void {
    for (const [id, { at }] of this.#entries) {
      if (at > now - KEEP_MS) return;
      this.#entries.delete(id);
    }
  }
}
