/** A line that is sent again comes much sooner: a client does so as soon as it is back. */
const KEEP_MS = 120_000;

interface Saying<T> {
  readonly at: number;
  readonly answer: Promise<T>;
}

/** What came of each user's last lines: one that is sent again is answered again, and not said again. */
export class SaidOnce<T> {
  /** The oldest first. */
  readonly #sayings = new Map<string, Saying<T>>();

  /**
   * Runs `say`, unless this user's line of this key was said before, or is being said: then `isNew` is false and
   * `answer` what came of it. `now` in ms.
   */
  say(
    line: { readonly userId: number; readonly lineKey: string; readonly now: number },
    say: () => Promise<T>,
  ): { readonly isNew: boolean; readonly answer: Promise<T> } {
    this.#forget(line.now);
    const id = `${line.userId} ${line.lineKey}`;
    const known = this.#sayings.get(id);
    if (known !== undefined) return { isNew: false, answer: known.answer };
    const answer = say();
    this.#sayings.set(id, { at: line.now, answer });
    return { isNew: true, answer };
  }

  #forget(now: number): void {
    for (const [id, { at }] of this.#sayings) {
      if (at > now - KEEP_MS) return;
      this.#sayings.delete(id);
    }
  }
}
