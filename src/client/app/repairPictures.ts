import { connectionStore, isOpenLine } from '#client/stores/connectionStore.ts';

/**
 * Fetches pictures again that could not be fetched, as soon as the network or the server is back: an element that failed
 * once stays broken for as long as it is shown. Returns what ends it.
 */
export function repairPictures(): () => void {
  const broken = new Set<HTMLImageElement>();
  const stop = new AbortController();
  const { signal } = stop;
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) broken.add(target);
  };
  const retry = () => {
    for (const picture of broken) {
      const { src } = picture;
      if (picture.isConnected && src !== '') picture.src = src;
    }
    broken.clear();
  };
  // The error of a picture does not bubble.
  document.addEventListener('error', onError, { capture: true, signal });
  window.addEventListener('online', retry, { signal });
  const leave = connectionStore.subscribe(({ status }, before) => {
    if (isOpenLine(status) && !isOpenLine(before.status)) retry();
  });
  return () => {
    stop.abort();
    leave();
  };
}
