/**
 * Logs a failure to the browser's console; the player gets a message elsewhere. A load that was aborted, because its
 * map was left, is no failure.
 */
export function reportGameFailure(what: string, error: unknown): void {
  if (isAbort(error)) return;
  // oxlint-disable-next-line no-console -- the one place of the game that writes there
  console.error(what, error);
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
