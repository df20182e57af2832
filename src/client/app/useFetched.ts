import { useEffect, useState } from 'react';
import { untilFetched } from '#client/net/untilFetched.ts';

/**
 * What `load` (always the same function) brings, from when it is wanted on; null until then. A server that is gone is
 * waited for, where `lazy` would fail for good; what is gone for good is thrown to the next boundary.
 */
export function useFetched<T extends object>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [fetched, setFetched] = useState<T | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);

  useEffect(() => {
    if (!isWanted || fetched !== null) return undefined;
    const closing = new AbortController();
    const { signal } = closing;
    untilFetched(load, signal).then(
      (found) => {
        if (found !== null && !signal.aborted) setFetched(found);
      },
      (error: unknown) => setFailure({ error }),
    );
    return () => closing.abort();
  }, [load, isWanted, fetched]);

  if (failure !== null) throw failure.error;
  return fetched;
}
