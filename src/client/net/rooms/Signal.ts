/** Listeners of one kind of moment. */
export class Signal<T> {
  readonly #listeners = new Set<(value: T) => void>();

  /** Returns the function that ends the subscription. */
  on(listener: (value: T) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  emit(value: T): void {
    for (const listener of [...this.#listeners]) listener(value);
  }
}
