/** Tells where over the element a mouse is, in CSS px from its corner, until the returned disposal is called. */
export function listenToPointing(element: HTMLElement, onPoint: (x: number, y: number) => void): () => void {
  const stop = new AbortController();
  element.addEventListener(
    'pointermove',
    (event) => {
      // A finger that moves steers; who is meant, it tells by a tap.
      if (event.pointerType === 'mouse') onPoint(event.offsetX, event.offsetY);
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
