import { useEffect } from 'react';
import type { DraftKeeper } from './DraftKeeper.ts';

/** Starts a keeper, and stops it with the page. It saves at once when the page is left. */
export function useStartedKeeper(keeper: Pick<DraftKeeper, 'start' | 'flush' | 'stop'> | null): void {
  useEffect(() => {
    if (keeper === null) return undefined;
    keeper.start();
    const flush = () => keeper.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      keeper.stop();
    };
  }, [keeper]);
}
