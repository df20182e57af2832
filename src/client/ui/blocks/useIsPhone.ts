import { useSyncExternalStore } from 'react';

const QUERY = '(width <= 640px)';

/** Whether the page is as narrow as a phone held upright. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(QUERY);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(QUERY).matches,
  );
}
