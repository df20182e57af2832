const GESTURES = ['pointerup', 'touchend', 'keydown'] as const;

/** Tells of every press, and at once when something was pressed before anybody listened. */
export function onGesture(listener: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) listener();
  // Before anybody can stop it on its way.
  for (const type of GESTURES) document.addEventListener(type, listener, { capture: true, passive: true });
  return () => {
    for (const type of GESTURES) document.removeEventListener(type, listener, { capture: true });
  };
}

const PRESSABLE = 'button, a[href], [role="button"], [role="tab"], [role="option"], summary';

/** Tells of presses on what can be pressed. */
export function onPress(listener: () => void): () => void {
  const heard = ({ target }: Event) => {
    if (target instanceof Element && target.closest(PRESSABLE)) listener();
  };
  document.addEventListener('click', heard, { capture: true });
  return () => document.removeEventListener('click', heard, { capture: true });
}

/** Tells whether the page can be seen whenever that changes. */
export function onSightChanged(listener: (inSight: boolean) => void): () => void {
  const changed = () => listener(document.visibilityState === 'visible');
  const shown = () => listener(true);
  const hidden = () => listener(false);
  document.addEventListener('visibilitychange', changed);
  // A page taken out of the back-forward cache says nothing else.
  globalThis.addEventListener('pageshow', shown);
  globalThis.addEventListener('pagehide', hidden);
  return () => {
    document.removeEventListener('visibilitychange', changed);
    globalThis.removeEventListener('pageshow', shown);
    globalThis.removeEventListener('pagehide', hidden);
  };
}
