import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { pino } from 'pino';
import { openDatabase } from '#server/db/connect.ts';
import { fakeGraphics } from '../../support/fakeGraphics.ts';
import { scratchFolder } from '../../support/scratchFolder.ts';
import { startTestServer } from '../../support/testServer.ts';
import { watchTroubles } from '../support/watchTroubles.ts';
import { fillWorld, type Cast } from './fillWorld.ts';
import type { Viewer } from './sceneTypes.ts';

/** A filled world and the windows in front of it. */
export interface Stage {
  readonly cast: Cast;
  /** Opens the window of somebody who has signed in before. */
  enter(viewer: Viewer, device: BrowserContextOptions): Promise<Page>;
}

/** The client as it was built before a server in this process. */
export const test = base.extend<
  object,
  { readonly stage: Stage; readonly withMonth: boolean; readonly draws: boolean }
>({
  /** Whether the demonstration class has its thirty pupils: for pictures, and for axe where it reads what they show. */
  withMonth: [false, { option: true, scope: 'worker' }],
  // Only pictures need the world drawn, which costs most of a page's time without a graphics card.
  draws: [false, { option: true, scope: 'worker' }],
  stage: [
    async ({ browser, withMonth, draws }, provide) => {
      const folder = mkdtempSync(join(scratchFolder(), 'dolphin-world-scenes-'));
      // mkdtemp hides the folder from everyone else, the account Postgres may run as included.
      chmodSync(folder, 0o755);
      const settings = { DATABASE_URL: undefined, DATABASE_POOL_SIZE: 4, DATA_DIR: join(folder, 'data') };
      const database = await openDatabase(settings, pino({ level: 'silent' }));
      const server = await startTestServer({ databaseUrl: database.url });
      const cast = await fillWorld(server, { withMonth });
      await provide({
        cast,
        enter: (viewer, device) => enter(browser, { url: server.url, cast, viewer, device, draws }),
      });
      await server.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

interface Entrance {
  readonly url: string;
  readonly cast: Cast;
  readonly viewer: Viewer;
  readonly device: BrowserContextOptions;
  readonly draws: boolean;
}

async function enter(browser: Browser, { url, cast, viewer, device, draws }: Entrance): Promise<Page> {
  const account = viewer === 'nobody' || viewer === 'guardian' ? null : cast[viewer];
  const remembered = {
    'dolphin-world.power': 'saving',
    'dolphin-world.daylight': 'day',
    ...(account && {
      'dolphin-world.tokens': JSON.stringify({ accessToken: account.token, refreshId: account.refreshId }),
    }),
  };
  const localStorage = Object.entries(remembered).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    ...device,
    storageState,
  });
  if (!draws) await context.addInitScript(fakeGraphics);
  if (viewer === 'guardian') {
    const [name = '', value = ''] = cast.guardianCookie.split('=');
    await context.addCookies([{ name, value, url }]);
  }
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const troubles = watchTroubles(page);
  page.once('close', () => expect(troubles, `errors in the console of ${viewer}`).toEqual([]));
  // A reward that is seen is gone: the next window is to show it, too.
  await page.route('**/rewards/seen', (route) => route.fulfill({ json: {} }));
  return page;
}

/** The signed-in user stands in the world, and nothing lies over it. */
export async function standInWorld(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => window.dolphinProbe?.self && window.dolphinProbe.connection), {
      timeout: 120_000,
    })
    .toBe('live');
  await page.evaluate(restWorld);
}

/** In the page: what lies under a dialog is drawn once in three seconds, which without a graphics card is most work. */
function restWorld(): void {
  const next = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => {
    const isWorld = new Error('who asks?').stack?.includes('/phaser') ?? false;
    return isWorld ? window.setTimeout(() => next(draw), 3000) : next(draw);
  };
}

export { expect };
