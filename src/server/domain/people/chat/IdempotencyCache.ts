/** A client sends a line again as soon as it is connected again, which is much sooner. */
const KEEP_MS = 120_000;

interface Entry<T> {
  readonly at: number;
  readonly result: Promise<T>;
}

/** Results by the key of a client's request, so that a repeated request is not carried out again. */
export class IdempotencyCache<T> {
  /** The oldest first. */
  readonly #entries = new Map<string, Entry<T>>();

  /** Runs `task`, unless one of this user and key has run or is running: then `isNew` is false. `now` in ms. */
  run(
    request: { readonly userId: number; readonly key: string; readonly now: number },
    task: () => Promise<T>,
  ): { readonly isNew: boolean; readonly result: Promise<T> } {
    this.#forget(request.now);
    const id = `${request.userId} ${request.key}`;
    const known = this.#entries.get(id);
    if (known !== undefined) return { isNew: false, result: known.result };
    const result = task();
    this.#entries.set(id, { at: request.now, result });
    return { isNew: true, result };
  }

  #forget(now: number): void {
    for (const [id, { at }] of this.#entries) {
      if (at > now - KEEP_MS) return;
      this.#entries.delete(id);
    }
  }
}
