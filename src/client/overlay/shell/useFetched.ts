import { useEffect, useState } from 'react';
import { fetchUntilReachable } from '#client/net/fetchUntilReachable.ts';

/**
 * The module that `load` (a stable function) imports once `isNeeded`; null until then. Unlike `lazy`, it waits for an
 * unreachable server; a permanent failure is thrown to the next error boundary.
 */
export function useFetched<T extends object>(load: () => Promise<T>, isNeeded: boolean): T | null {
  const [fetched, setFetched] = useState<T | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);

  useEffect(() => {
    if (!isNeeded || fetched !== null) return undefined;
    const closing = new AbortController();
    const { signal } = closing;
    fetchUntilReachable(load, signal).then(
      (found) => {
        if (found !== null && !signal.aborted) setFetched(found);
      },
      (error: unknown) => setFailure({ error }),
    );
    return () => closing.abort();
  }, [load, isNeeded, fetched]);

  if (failure !== null) throw failure.error;
  return fetched;
}
