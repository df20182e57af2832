import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { createApiClient } from '../../support/apiClient.ts';
import { signUpDressedChild, type Child as Account } from '../../support/signUpChild.ts';
import { Child } from './Child.ts';

/** The product as its visitors meet it: a server and the browsers in front of it. */
export interface World {
  readonly url: string;
  /** Somebody new at a browser of their own, who has not opened any page yet. */
  visitor(options?: BrowserContextOptions): Promise<Child>;
  /** Somebody who has signed up and chosen a look before; stands in the world unless `at` names another page. */
  resident(options?: BrowserContextOptions & { readonly at?: string }): Promise<Child>;
  /** One more page of somebody's browser, opened at this path. */
  anotherTab(child: Child, path: string): Promise<Child>;
  /** What no page may ever say, from all browsers. */
  troubles(): readonly string[];
  close(): Promise<void>;
}

export function openWorld(
  browser: Browser,
  server: { readonly url: string },
  defaults: BrowserContextOptions = {},
): World {
  const children: Child[] = [];

  const enter = async (context: BrowserContext, nickname = ''): Promise<Child> => {
    const child = new Child(await context.newPage(), server, nickname);
    children.push(child);
    return child;
  };
  const openBrowser = (options: BrowserContextOptions) =>
    browser.newContext({ baseURL: server.url, ...defaults, ...options });

  return {
    url: server.url,
    visitor: async (options = {}) => enter(await openBrowser(options)),
    resident: async ({ at = '/', ...options } = {}) => {
      const account = await newAccount(server);
      const context = await openBrowser({ ...options, storageState: signedInAs(account, server) });
      const child = await enter(context, account.user.nickname);
      await child.page.goto(at);
      if (at === '/') await child.arrives();
      return child;
    },
    anotherTab: async (child, path) => {
      const tab = await enter(child.page.context(), child.nickname);
      await tab.page.goto(path);
      return tab;
    },
    troubles: () => children.flatMap((child) => child.troubles),
    close: async () => {
      await Promise.all(
        [...new Set(children.map((child) => child.page.context()))].map((context) => context.close()),
      );
    },
  };
}

/** An account that has nothing left to answer before it may play. */
export async function newAccount(server: { readonly url: string }): Promise<Account> {
  const account = await signUpDressedChild(server);
  const body = { name: '김바다', gender: 'NOT_SELECTED', introduction: '고래를 좋아해요!' };
  const { status } = await createApiClient(server.url).call('saveExtraInfo', { body }, account);
  if (status !== 200) throw new Error(`saving the extra information answered ${status}`);
  return account;
}

/** A browser that has signed in before. */
function signedInAs({ token, refreshId }: Account, { url }: { readonly url: string }) {
  const tokens = JSON.stringify({ accessToken: token, refreshId });
  return {
    cookies: [],
    origins: [
      {
        origin: url,
        localStorage: [
          { name: 'dolphin-world.tokens', value: tokens },
          // A journey is about what happens: two processors draw fewer pictures of it.
          { name: 'dolphin-world.power', value: 'saving' },
        ],
      },
    ],
  };
}
