/** An answer to the page that is a refusal or an error. */
export interface FailedCall {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly errorCode: string;
}

/** How a page looks once nothing moves any more. */
export interface Sight {
  /** Address with its query. */
  readonly at: string;
  readonly text: string;
  /** In words, when there was no end: what was waited for. */
  readonly endless: string | null;
  readonly hasWords: boolean;
  /** Scenes of errors and of places that are not there. */
  readonly signs: readonly string[];
  readonly dialogs: number;
  readonly links: readonly string[];
  /** Links and buttons that can be pressed. */
  readonly ways: number;
  readonly failures: readonly FailedCall[];
}

export interface PageWatch {
  /**
   * Goes to an address without loading the page anew, and looks once everything has come: the words, and the address
   * that it is to lead on to, where these are named.
   */
  visit(address: string, words: string | null, leadsTo: string | null): Promise<Sight>;
  look(words: string | null, isChanged?: () => boolean): Promise<Sight>;
  /** Opens a dialog as the product opens it. */
  openDialog(name: string, payload: unknown, words: string | null): Promise<Sight>;
  closeDialogs(): Promise<void>;
  /** Presses what bears this name, within what has that name. */
  press(name: string, within: string | null, words: string | null): Promise<Sight>;
  names(within: string): readonly string[];
}

declare global {
  interface Window {
    personaWatch: PageWatch;
  }
}

/** In the page, before anything else: counts calls, and says when a page has settled and what it shows. */
export function watchPage(): void {
  const LONGEST_MS = 25_000;
  const QUIET_MS = 50;
  const LOOK_EVERY_MS = 16;
  /** How long what was asked for may take to stand in place of what was there, and its words to come. */
  const CHANGED_WITHIN_MS = 1_500;
  /** The same where parts of the page were replaced and read as before. */
  const ALIKE_WITHIN_MS = 300;
  /** Styles may show and hide text without a node that comes or goes. */
  const READ_AGAIN_MS = 200;
  const WITHOUT_WORDS_MS = 4_000;
  const isCall = (url: string) =>
    /^\/(game|channel)\/v1\/|^\/matchmake\//.test(new URL(url, location.href).pathname);
  let pending = 0;
  let failures: FailedCall[] = [];

  const note = (method: string, url: string, status: number, body: string) => {
    if (status < 400) return;
    let errorCode = '';
    try {
      ({ errorCode = '' } = JSON.parse(body) as { readonly errorCode?: string });
    } catch {
      // Not every answer is JSON.
    }
    failures.push({ method, path: new URL(url, location.href).pathname, status, errorCode });
  };
  const realFetch = window.fetch;
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!isCall(url)) return realFetch(input, init);
    pending += 1;
    try {
      const response = await realFetch(input, init);
      if (response.status >= 400)
        note(init?.method ?? 'GET', url, response.status, await response.clone().text());
      return response;
    } finally {
      pending -= 1;
    }
  };
  const asked = new WeakMap<XMLHttpRequest, { method: string; url: string }>();
  const { open, send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function track(
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    ...rest: []
  ) {
    asked.set(this, { method, url: String(url) });
    Reflect.apply(open, this, [method, url, ...(rest.length > 0 ? rest : [true])]);
  };
  XMLHttpRequest.prototype.send = function track(this: XMLHttpRequest, body) {
    const { method = 'GET', url = '' } = asked.get(this) ?? {};
    if (isCall(url)) {
      pending += 1;
      this.addEventListener('loadend', () => {
        pending -= 1;
        const isText = this.responseType === '' || this.responseType === 'text';
        note(method.toUpperCase(), url, this.status, isText ? this.responseText : '');
      });
    }
    Reflect.apply(send, this, [body]);
  };
  /** Files that the page has asked for ahead of a part of it. */
  let parts = 0;
  /** How often nodes came or went, and the text at one of these counts. */
  let turns = 0;
  let read = { at: -1, text: '', when: 0 };
  new MutationObserver((records) => {
    turns += 1;
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement) || !/^(modulepreload|stylesheet)$/.test(node.rel)) continue;
      parts += 1;
      for (const end of ['load', 'error']) node.addEventListener(end, () => (parts -= 1), { once: true });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });

  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shown = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isShown);
  const busyMark = (): string | null => {
    const [mark] = shown(
      '[aria-busy=true], [role=progressbar][aria-label$="가고 있어요"], svg[class*="spinner" i]',
    );
    if (!mark) return null;
    return (mark.closest('[role=status]') ?? mark.parentElement ?? mark).textContent?.slice(0, 60) ?? '';
  };
  const dialogs = () => shown('[role=dialog], [role=alertdialog]');
  /** Names and words in the world are not the page's. Reading lays the page out, so it is done after changes alone. */
  const textOf = () => {
    const when = performance.now();
    if (read.at === turns && when - read.when < READ_AGAIN_MS) return read.text;
    const text = [...document.body.children]
      .filter((child) => child instanceof HTMLElement && child.id !== 'game' && child.tagName !== 'NOSCRIPT')
      .map((child) => (child as HTMLElement).innerText)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    read = { at: turns, text, when };
    return text;
  };
  const sight = (endless: string | null, hasWords: boolean): Sight => {
    const own = failures;
    failures = [];
    return {
      at: `${location.pathname}${location.search}`,
      text: textOf().slice(0, 6_000),
      endless,
      hasWords,
      signs: shown('img[src*="/ui/scenes/"]')
        .map((image) => /\/(broken|lost|offline)\.webp/.exec(image.getAttribute('src') ?? '')?.[1] ?? '')
        .filter((name) => name !== ''),
      dialogs: dialogs().length,
      links: [...new Set(shown('a[href^="/"]').map((link) => link.getAttribute('href') ?? ''))],
      ways: shown('a[href], button:not([disabled])').length,
      failures: own,
    };
  };
  const look = async (
    words: string | null,
    isChanged = () => true,
    leadsTo: string | null = null,
  ): Promise<Sight> => {
    const start = performance.now();
    const pattern = words === null ? null : new RegExp(words, 'u');
    const end = leadsTo === null ? null : new RegExp(leadsTo, 'u');
    const isThere = () => end === null || end.test(location.pathname);
    let quietFrom = start;
    for (;;) {
      const now = performance.now();
      const busy =
        pending > 0 ? 'a call is not answered' : parts > 0 ? 'a part of the page does not come' : busyMark();
      // The text is only read when nothing else speaks against it: reading lays the page out.
      if (busy !== null || !isChanged()) quietFrom = now;
      const hasWords = () => pattern === null || pattern.test(textOf());
      if (now - quietFrom >= QUIET_MS) {
        if (isThere() && hasWords()) return sight(null, true);
        if (now - quietFrom >= WITHOUT_WORDS_MS) return sight(null, hasWords());
      }
      if (now - start > LONGEST_MS) return sight(busy ?? 'nothing changed', hasWords());
      await sleep(LOOK_EVERY_MS);
    }
  };

  interface Store {
    getState(): { readonly stack: readonly unknown[] };
    setState(state: { readonly stack: readonly unknown[] }): void;
  }
  let dialogStore: Store | null = null;
  /** Among what the delivered modules export; a second import answers the same module. */
  const findDialogStore = async (): Promise<Store> => {
    if (dialogStore) return dialogStore;
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/build\/[^/]+\.js$/.test(name) && !/worker/i.test(name));
    for (const script of new Set(scripts)) {
      const exported = (await import(script)) as Record<string, unknown>;
      for (const value of Object.values(exported)) {
        const state = (value as Store | undefined)?.getState?.() as { stack?: unknown } | undefined;
        if (Array.isArray(state?.stack) && Object.keys(state).length === 1)
          return (dialogStore = value as Store);
      }
    }
    throw new Error('no delivered module exports the store of the dialogs');
  };
  const changedFrom = (before: string) => {
    const from = performance.now();
    const turn = turns;
    return () => {
      const passed = performance.now() - from;
      return textOf() !== before || passed > (turns === turn ? CHANGED_WITHIN_MS : ALIKE_WITHIN_MS);
    };
  };
  interface Fiber {
    readonly memoizedProps: { readonly value?: { readonly location?: Location } } | null;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
  }
  /** The router's location in the tree that React shows; a page that is still fetched is not in it. */
  const shownLocation = (fiber: Fiber | null | undefined): Location | null => {
    if (!fiber) return null;
    const own = fiber.memoizedProps?.value?.location;
    if (typeof own?.pathname === 'string') return own;
    return shownLocation(fiber.child) ?? shownLocation(fiber.sibling);
  };
  /** Whether the page of the present address stands, also where it reads as the one before: refusals do. */
  const isShownHere = (): boolean => {
    const container = Object.entries(document.getElementById('root') ?? {}).find(([name]) =>
      name.startsWith('__reactContainer$'),
    )?.[1] as { readonly stateNode: { readonly current: Fiber } } | undefined;
    const at = shownLocation(container?.stateNode.current);
    return at !== null && at.pathname === location.pathname && at.search === location.search;
  };
  let key = 100_000;
  const go = (address: string) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  /** A button of the world tells its number behind its name. */
  const isCalled = (element: Element, name: string) =>
    nameOf(element) === name ||
    new RegExp(`^${name},? ?\\d`, 'u').test(nameOf(element)) ||
    element.textContent?.trim() === name;

  window.personaWatch = {
    look,
    visit: async (address, words, leadsTo) => {
      if (dialogs().length > 0) (await findDialogStore().catch(() => null))?.setState({ stack: [] });
      failures = [];
      const hasText = changedFrom(textOf());
      if (`${location.pathname}${location.search}` !== address) go(address);
      return look(words, () => isShownHere() || hasText(), leadsTo);
    },
    openDialog: async (name, payload, words) => {
      const store = await findDialogStore();
      failures = [];
      key += 1;
      const given =
        name === 'confirm'
          ? { ...(payload as object), onConfirm: () => undefined }
          : (payload as object | null);
      store.setState({ stack: [{ key, name, payload: given, open: true }] });
      const from = performance.now();
      return look(words, () => dialogs().length > 0 || performance.now() - from > 6_000);
    },
    closeDialogs: async () => {
      const store = await findDialogStore();
      store.setState({ stack: [] });
    },
    press: async (name, within, words) => {
      failures = [];
      const root = within === null ? document : document.querySelector(within);
      const found = [...(root?.querySelectorAll('a, button, [role=tab]') ?? [])].find((one) =>
        isCalled(one, name),
      );
      if (!found) throw new Error(`nothing is called ${name}`);
      const changed = changedFrom(textOf());
      (found as HTMLElement).click();
      return look(words, changed);
    },
    names: (within) => [...document.querySelectorAll(`${within} :is(a, button, [role=tab])`)].map(nameOf),
  };
}
