/** In the page, before anything else: a call that has failed is repeated at once, not after one and two seconds. */
export function retryAtOnce(): void {
  const RETRY_DELAYS = [1000, 2000];
  const setReal = window.setTimeout.bind(window);
  // The cache of queries waits for a promise; a timer that resolves one has a native function without a name.
  const isWait = (run: unknown) =>
    typeof run === 'function' &&
    run.name === '' &&
    Function.prototype.toString.call(run).includes('[native code]');
  window.setTimeout = ((run: () => void, ms = 0, ...given: unknown[]) =>
    setReal(run, RETRY_DELAYS.includes(ms) && isWait(run) ? 0 : ms, ...given)) as typeof window.setTimeout;
}
