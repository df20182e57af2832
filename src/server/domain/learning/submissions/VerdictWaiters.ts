import type { QuestChange } from '#shared/contract/world/quests.ts';

/** The consequences of a verdict. */
interface Told {
  /** Null also when another process judged it: then pushes name the data to fetch. */
  readonly questChange: QuestChange | null;
}

/** Requests of this process that wait for the verdict of a submission. */
export class VerdictWaiters {
  readonly #waiting = new Map<number, Set<(told: Told | undefined) => void>>();
  #closed = false;

  /** Resolves when the submission is judged by any process; with undefined when the server stops. */
  wait(submissionId: number): { readonly told: Promise<Told | undefined>; stop(): void } {
    const { promise, resolve } = Promise.withResolvers<Told | undefined>();
    if (this.#closed) resolve(undefined);
    const waiters = this.#waiting.get(submissionId) ?? new Set();
    this.#waiting.set(submissionId, waiters.add(resolve));
    return {
      told: promise,
      stop: () => {
        waiters.delete(resolve);
        if (waiters.size === 0 && this.#waiting.get(submissionId) === waiters)
          this.#waiting.delete(submissionId);
      },
    };
  }

  tell(submissionId: number, told: Told): void {
    for (const resolve of this.#waiting.get(submissionId) ?? []) resolve(told);
    this.#waiting.delete(submissionId);
  }

  /** Nobody waits any longer. */
  close(): void {
    this.#closed = true;
    for (const waiters of this.#waiting.values()) for (const resolve of waiters) resolve(undefined);
    this.#waiting.clear();
  }
}
