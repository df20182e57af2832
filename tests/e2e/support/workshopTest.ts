import type { Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { createServer } from 'vite';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { watchTroubles } from './watchTroubles.ts';

/** The client as `npm run dev` serves it, without a server behind it; a page of it must not log errors. */
export const test = base.extend<{ workshop: Page; crowd: Page }, { devServer: string }>({
  devServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
    async ({}, provide) => {
      const vite = await createServer({
        root: projectRoot,
        logLevel: 'error',
        server: { port: 0, strictPort: false, hmr: false, watch: null, proxy: {} },
        cacheDir: 'node_modules/.cache/vite-workshop',
        // found beforehand: a page that meets a new package on its way is loaded anew
        optimizeDeps: { entries: ['index.html', 'tests/e2e/workshop/*.ts'] },
      });
      await vite.listen();
      const [url] = vite.resolvedUrls?.local ?? [];
      if (url === undefined) throw new Error('vite tells no address');
      await provide(url.replace(/\/$/, ''));
      await vite.close();
    },
    { scope: 'worker' },
  ],
  workshop: async ({ page, devServer }, provide) => {
    await provideBench(
      { page, address: `${devServer}/tests/e2e/workshop/index.html`, name: 'workshop' },
      provide,
    );
  },
  crowd: async ({ page, devServer }, provide) => {
    await provideBench(
      { page, address: `${devServer}/tests/e2e/workshop/crowd.html`, name: 'crowd' },
      provide,
    );
  },
});

async function provideBench(
  { page, address, name }: { readonly page: Page; readonly address: string; readonly name: string },
  provide: (page: Page) => Promise<void>,
): Promise<void> {
  const troubles = watchTroubles(page);
  // its script asks for some hundred modules: only that it has run tells that the page is there
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction((global) => global in window, name, { timeout: 60_000 });
  await provide(page);
  expect(troubles, `errors in the console of the ${name}`).toEqual([]);
}

export { expect };
