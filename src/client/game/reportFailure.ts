/** Logs a failure to the browser's console; the player gets a message elsewhere. */
export function reportFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place of the game that writes there
  console.error(what, error);
}
