const FRESH = 'fresh';

/** The address to load so that no cache in between answers with an old page. */
export function freshAddress(href: string, now: number): string {
  const url = new URL(href);
  url.searchParams.set(FRESH, now.toString(36));
  return url.href;
}

/** Loads the page anew, past every cache. */
export function refreshPage(): void {
  window.location.replace(freshAddress(window.location.href, Date.now()));
}

/** Takes the mark of a refresh out of the address again, so that nobody bookmarks it. */
export function hideFreshMark(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(FRESH)) return;
  url.searchParams.delete(FRESH);
  window.history.replaceState(window.history.state, '', url);
}
