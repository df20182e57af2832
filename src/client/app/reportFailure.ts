/** Where a failure that nobody can act on is told to whoever looks for its cause. */
export function reportFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place of the shell that writes to the console
  console.error(what, error);
}
