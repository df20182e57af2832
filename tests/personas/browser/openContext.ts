import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fakeGraphics } from '../../support/fakeGraphics.ts';
import type { Persona } from '../personas.ts';
import type { OpenTown } from '../town/openTown.ts';
import { calmPage } from './calmPage.ts';
import { watchPage } from './watchPage.ts';

/** Messages of the browser itself about requests that fail: the watch in the page knows which of them may. */
const EXPECTED = [/^Failed to load resource/, /^WebSocket connection to/, /net::ERR_/];

export interface Lane extends AsyncDisposable {
  readonly page: Page;
  /** Errors of the console and errors that nobody caught, since they were taken last. */
  takeTroubles(): readonly string[];
  become(persona: Persona): Promise<void>;
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** One browser window through which several personas go, one after the other. */
export async function openLane(browser: Browser, { url, town }: OpenTown, onPhone = false): Promise<Lane> {
  const context = await browser.newContext({
    ...{ baseURL: url, reducedMotion: 'reduce', deviceScaleFactor: 0.25, locale: 'ko-KR' },
    ...{ timezoneId: 'Asia/Seoul', viewport: { width: 1280, height: 720 }, serviceWorkers: 'block' },
    ...(onPhone && PHONE),
  });
  await context.addInitScript(calmPage);
  await context.addInitScript(fakeGraphics);
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  let troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`thrown: ${error.message.split('\n')[0]}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !EXPECTED.some((expected) => expected.test(text)))
      troubles.push(`logged: ${text.slice(0, 240)}`);
  });
  return {
    page,
    takeTroubles: () => {
      const taken = troubles;
      troubles = [];
      return taken;
    },
    become: async (persona) => {
      await signOut(context, page, url);
      const household = Object.keys(town.passes).indexOf(persona) + 1;
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${household}` });
      const pass = town.passes[persona];
      const remembered: Record<string, string> = {
        'dolphin-world.power': 'saving',
        'dolphin-world.daylight': 'day',
      };
      if (pass.kind === 'account') {
        const { token, refreshId } = pass.account;
        remembered['dolphin-world.tokens'] = JSON.stringify({ accessToken: token, refreshId });
      }
      if (pass.kind === 'guardian') {
        const [name = '', value = ''] = pass.cookie.split('=');
        await context.addCookies([{ name, value, url }]);
      }
      await page.evaluate((items) => {
        for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
      }, remembered);
      troubles = [];
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** On a page of ours without any script, so that nobody writes back what is being forgotten. */
async function signOut(context: BrowserContext, page: Page, url: string): Promise<void> {
  await page.goto(`${url}/healthz`);
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
