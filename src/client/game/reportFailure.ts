/** Leaves a trace of what went wrong for whoever opens the browser's console; the player is told elsewhere. */
export function reportFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place of the game that writes there
  console.error(what, error);
}
