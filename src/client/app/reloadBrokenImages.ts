import { connectionStore, isConnected } from '#client/stores/connectionStore.ts';

/**
 * Hides images that failed to load, and reloads them once the network or the server is back: an `img` element does not retry by
 * itself. Returns a disposal.
 */
export function reloadBrokenImages(): () => void {
  const broken = new Set<HTMLImageElement>();
  const stop = new AbortController();
  const { signal } = stop;
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    broken.add(target);
    // The sign of the browser for a broken picture is hidden, its room stays.
    target.dataset.broken = '';
  };
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) delete target.dataset.broken;
  };
  const retry = () => {
    for (const picture of broken) {
      const { src } = picture;
      if (picture.isConnected && src !== '') picture.src = src;
    }
    broken.clear();
  };
  // An image's error event does not bubble.
  document.addEventListener('error', onError, { capture: true, signal });
  document.addEventListener('load', onLoad, { capture: true, signal });
  window.addEventListener('online', retry, { signal });
  const leave = connectionStore.subscribe(({ status }, before) => {
    if (isConnected(status) && !isConnected(before.status)) retry();
  });
  return () => {
    stop.abort();
    leave();
  };
}
