const REFRESH_PARAMETER = 'fresh';

/** The page's address with a new query parameter, so that no cache answers. */
export function cacheBustingUrl(href: string, now: number): string {
  const url = new URL(href);
  url.searchParams.set(REFRESH_PARAMETER, now.toString(36));
  return url.href;
}

/** Loads the page anew, past every cache. */
export function refreshPage(): void {
  window.location.replace(cacheBustingUrl(window.location.href, Date.now()));
}

/** Removes that parameter again, so that it is not bookmarked. */
export function removeRefreshParameter(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(REFRESH_PARAMETER)) return;
  url.searchParams.delete(REFRESH_PARAMETER);
  window.history.replaceState(window.history.state, '', url);
}
