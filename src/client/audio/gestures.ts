const GESTURES = ['pointerup', 'touchend', 'keydown'] as const;

/** Calls back at every press, and at once when something was pressed before. */
export function onGesture(listener: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) listener();
  // In the capture phase, which no handler below can stop.
  for (const type of GESTURES) document.addEventListener(type, listener, { capture: true, passive: true });
  return () => {
    for (const type of GESTURES) document.removeEventListener(type, listener, { capture: true });
  };
}

const PRESSABLE = 'button, a[href], [role="button"], [role="tab"], [role="option"], summary';

/** Calls back at presses on buttons, links and the like. */
export function onPress(listener: () => void): () => void {
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest(PRESSABLE)) listener();
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

/** Calls back when the page becomes visible or hidden. */
export function onVisibilityChanged(listener: (isVisible: boolean) => void): () => void {
  const changed = () => listener(document.visibilityState === 'visible');
  const shown = () => listener(true);
  const hidden = () => listener(false);
  document.addEventListener('visibilitychange', changed);
  // Leaving or entering the back-forward cache fires no other event.
  globalThis.addEventListener('pageshow', shown);
  globalThis.addEventListener('pagehide', hidden);
  return () => {
    document.removeEventListener('visibilitychange', changed);
    globalThis.removeEventListener('pageshow', shown);
    globalThis.removeEventListener('pagehide', hidden);
  };
}
