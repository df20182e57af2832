import { useEffect, useState } from 'react';
import { battleStore } from '#client/stores/battleStore.ts';
import { useStore } from '#client/ui/useStore.ts';

/** The server's clock, ms since 1970, looked at every `everyMs`. */
export function useServerNow(everyMs: number): number {
  const offset = useStore(battleStore, ({ clockOffset }) => clockOffset);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now + offset;
}
