import { useState } from 'react';

/**
 * What a field shows of a value that is saved elsewhere: a choice with the press itself, and whatever is saved as soon as
 * that changes. Waiting for a store, a choice made right after another would look as if it had not been taken.
 */
export function useShownAtOnce<T extends object>(
  saved: T,
  onChange: (value: T) => void,
): readonly [shown: T, choose: (part: Partial<T>) => void] {
  const [shown, setShown] = useState({ saved, chosen: saved });
  if (shown.saved !== saved) setShown({ saved, chosen: saved });
  return [
    shown.chosen,
    (part) => {
      const chosen = { ...shown.chosen, ...part };
      setShown({ saved, chosen });
      onChange(chosen);
    },
  ];
}
