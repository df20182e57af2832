const listeners = new Set<(error: unknown) => void>();

/** Logs a failure that the player cannot act on. */
export function reportFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place of the shell that writes to the console
  console.error(what, error);
  for (const listen of listeners) listen(error);
}

/** Hears of failures: what is reported, and what nobody caught. Returns how to stop. */
export function onFailure(listen: (error: unknown) => void): () => void {
  const onError = ({ error }: ErrorEvent) => listen(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => listen(reason);
  listeners.add(listen);
  globalThis.addEventListener('error', onError);
  globalThis.addEventListener('unhandledrejection', onRejection);
  return () => {
    listeners.delete(listen);
    globalThis.removeEventListener('error', onError);
    globalThis.removeEventListener('unhandledrejection', onRejection);
  };
}
