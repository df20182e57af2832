/**
 * Programs that the workspace has told the page and that come back as what it shows. On a slow machine one comes back
 * when the workspace is already further: loaded, it would take away the newest block, and the focus with it.
 */
export class ToldPrograms {
  #told: readonly string[] = [];

  tell(source: string): void {
    this.#told = [...this.#told, source];
  }

  /** Whether what the page shows came from here; `newest` is what the workspace has now. */
  isBack(source: string, newest: string): boolean {
    const index = this.#told.indexOf(source);
    this.#told = source === newest || index < 0 ? [] : this.#told.slice(index + 1);
    return source === newest || index >= 0;
  }
}
