/** Logs a failure that the player cannot act on. */
export function reportFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place of the shell that writes to the console
  console.error(what, error);
}
