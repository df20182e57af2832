import type { Page, Request } from '@playwright/test';

/** Messages of the browser itself about requests that fail: `watchFiles` knows which of them may. */
const EXPECTED = [/^Failed to load resource/, /^WebSocket connection to/, /net::ERR_/];

/** Collects errors that a page throws or logs. */
export function watchTroubles(page: Page): readonly string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`thrown: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !EXPECTED.some((expected) => expected.test(text)))
      troubles.push(`logged: ${text}`);
  });
  return troubles;
}

/** Paths of a server besides files. */
const NO_FILE = /^\/(game|channel|matchmake|healthz|readyz)(\/|$)/;

/** Collects the files of ours, pages, scripts, pictures, sounds, that the page asked for and did not get. */
export function watchFiles(page: Page): readonly string[] {
  const lost: string[] = [];
  const tell = (request: Request, what: string) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && !NO_FILE.test(pathname)) lost.push(`${what}: ${request.url()}`);
  };
  page.on('response', (response) => {
    if (response.status() >= 400) tell(response.request(), `answered ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // The page itself no longer wanted it: it was left, or the music was changed.
    if (reason !== 'net::ERR_ABORTED') tell(request, reason);
  });
  return lost;
}
