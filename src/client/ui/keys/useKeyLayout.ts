import { useEffect, useState } from 'react';
import type { KeyLayout } from './keyLabel.ts';

interface KeyboardOfNavigator {
  readonly keyboard?: { getLayoutMap(): Promise<KeyLayout> };
}

/** The keyboard layout once the browser has reported it; undefined where it does not. */
export function useKeyLayout(): KeyLayout | undefined {
  const [layout, setLayout] = useState<KeyLayout>();
  useEffect(() => {
    let isGone = false;
    (navigator as KeyboardOfNavigator).keyboard?.getLayoutMap().then(
      (map) => !isGone && setLayout(map),
      // Refused in frames of others: keys are called as on QWERTY then.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return layout;
}
