import { useSyncExternalStore } from 'react';

const QUERY = '(pointer: coarse)';

/** Whether the last pointer was a finger; undefined until one is used. */
let lastWasTouch: boolean | undefined;

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(QUERY);
  const seen = ({ pointerType }: PointerEvent) => {
    const isTouch = pointerType === 'touch';
    if (isTouch === lastWasTouch) return;
    lastWasTouch = isTouch;
    changed();
  };
  media.addEventListener('change', changed);
  window.addEventListener('pointerdown', seen, { capture: true, passive: true });
  return () => {
    media.removeEventListener('change', changed);
    window.removeEventListener('pointerdown', seen, { capture: true });
  };
}

/** Whether words should speak of touch: the last pointer was a finger or, before any, the first one of the device is. */
export function useTouchDevice(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => lastWasTouch ?? window.matchMedia(QUERY).matches,
    () => false,
  );
}
