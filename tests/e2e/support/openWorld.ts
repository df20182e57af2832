import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/domain/seed/demoAccounts.ts';
import { createApiClient } from '../../support/apiClient.ts';
import { fakeGraphics } from '../../support/fakeGraphics.ts';
import { signUpDressedChild, starterOutfit, type Child as Account } from '../../support/signUpChild.ts';
import { Child, skipFirstMinute } from './Child.ts';
import { retryAtOnce } from './retryAtOnce.ts';

/** The product as its visitors meet it: a server and the browsers in front of it. */
export interface World {
  readonly url: string;
  /** Somebody new at a browser of their own, who has not opened any page yet. */
  visitor(options?: BrowserContextOptions): Promise<Child>;
  /** Somebody who has signed up and chosen a look before; stands in the world unless `at` names another page. */
  resident(
    options?: BrowserContextOptions & { readonly at?: string; readonly isNew?: boolean },
  ): Promise<Child>;
  /** The teacher of the first channel, with a look; on the page that `at` names. */
  teacher(options: BrowserContextOptions & { readonly at: string }): Promise<Child>;
  /** One more page of somebody's browser, opened at this path. */
  anotherTab(child: Child, path: string): Promise<Child>;
  /** The test takes the network or the server away: files may not come. */
  expectLostFiles(): void;
  /** The test takes the graphics card away for good, of which the world tells the console. */
  expectLostGraphics(): void;
  /** Messages that no page may ever log, and files that did not come, from all browsers. */
  troubles(): readonly string[];
  close(): Promise<void>;
}

export interface WorldOptions {
  /** Whether the world is drawn: without a graphics card that is most of what a page costs. */
  readonly draws?: boolean;
  /** Whether calls that fail are repeated without a pause: for pages whose calls fail on purpose. */
  readonly retriesAtOnce?: boolean;
  /** Whether small events come: they ask for keys that other journeys press. */
  readonly meetsEvents?: boolean;
}

export function openWorld(
  browser: Browser,
  server: { readonly url: string },
  {
    draws = false,
    retriesAtOnce = false,
    meetsEvents = false,
    ...defaults
  }: BrowserContextOptions & WorldOptions = {},
): World {
  const children: Child[] = [];
  let mayLoseFiles = false;
  let mayLoseGraphics = false;

  const enter = async (context: BrowserContext, nickname = ''): Promise<Child> => {
    const child = new Child(await context.newPage(), server, nickname);
    children.push(child);
    return child;
  };
  const openBrowser = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({ baseURL: server.url, ...defaults, ...options });
    if (!draws) await context.addInitScript(fakeGraphics);
    if (!meetsEvents)
      await context.addInitScript(() => {
        // A document of no address, as of a blocked page, has no storage.
        if (origin !== 'null') localStorage.setItem('dolphin-world.encounters', 'off');
      });
    if (retriesAtOnce) await context.addInitScript(retryAtOnce);
    return context;
  };

  return {
    url: server.url,
    visitor: async (options = {}) => enter(await openBrowser(options)),
    resident: async ({ at = '/', isNew = false, ...options } = {}) => {
      const account = await newAccount(server, { isNew });
      const context = await openBrowser({ ...options, storageState: signedInAs(account, server) });
      const child = await enter(context, account.user.nickname);
      await child.page.goto(at);
      if (at === '/') await child.stands();
      return child;
    },
    teacher: async ({ at, ...options }) => {
      const context = await openBrowser({
        ...options,
        storageState: signedInAs(await teacherOf(server), server),
      });
      const child = await enter(context, TEACHER?.nickname);
      await child.page.goto(at);
      return child;
    },
    anotherTab: async (child, path) => {
      const tab = await enter(child.page.context(), child.nickname);
      await tab.page.goto(path);
      return tab;
    },
    expectLostFiles: () => {
      mayLoseFiles = true;
    },
    expectLostGraphics: () => {
      mayLoseGraphics = true;
    },
    troubles: () =>
      children.flatMap(({ troubles, lostFiles }) => [
        ...troubles.filter(
          (trouble) => !(mayLoseGraphics && trouble.includes('The graphics context did not')),
        ),
        ...(mayLoseFiles ? [] : lostFiles),
      ]),
    close: async () => {
      await Promise.all(
        [...new Set(children.map((child) => child.page.context()))].map((context) => context.close()),
      );
    },
  };
}

/** An account that has nothing left to answer before it may play. */
export async function newAccount(
  server: { readonly url: string },
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<Account> {
  const account = await signUpDressedChild(server);
  const body = { name: '김바다', gender: 'NOT_SELECTED', introduction: '고래를 좋아해요!' };
  const { status } = await createApiClient(server.url).call('accounts.saveExtraInfo', { body }, account);
  if (status !== 200) throw new Error(`saving the extra information answered ${status}`);
  if (!isNew) await skipFirstMinute(server, account);
  return account;
}

const TEACHER = DEMO_ACCOUNTS.find(({ role }) => role === 'MANAGER');

/** Signed in anew, with a look from the first time on. */
async function teacherOf(server: { readonly url: string }): Promise<Tokens> {
  const api = createApiClient(server.url);
  const body = { loginName: TEACHER?.loginName, password: DEMO_PASSWORD };
  const { status, headers } = await api.call('sessions.signIn', { body });
  if (status >= 300) throw new Error(`signing the teacher in answered ${status}`);
  const tokens = { token: headers.get('access_token') ?? '', refreshId: headers.get('refresh_id') ?? '' };
  const identity = { ...tokens, channelId: DEFAULT_CHANNEL_ID };
  const me = await api.call('accounts.getMe', {}, identity);
  if (me.body.needsOutfit)
    await api.call('avatar.chooseOutfit', { body: { itemIdList: starterOutfit() } }, identity);
  return tokens;
}

type Tokens = Pick<Account, 'token' | 'refreshId'>;

/** A browser that has signed in before. */
function signedInAs({ token, refreshId }: Tokens, { url }: { readonly url: string }) {
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
