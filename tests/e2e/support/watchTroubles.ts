import type { Page } from '@playwright/test';

/** What the browser itself says of requests that fail; the tests take servers and networks away on purpose. */
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
