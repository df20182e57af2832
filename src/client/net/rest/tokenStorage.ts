/** Both tokens prove who is signed in. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshId: string;
}

export interface TokenStorage {
  read(): Tokens | null;
  write(tokens: Tokens): void;
  clear(): void;
  /** Tells of tokens that another tab wrote or cleared. */
  onOtherTab(listener: (tokens: Tokens | null) => void): () => void;
}

const KEY = 'dolphin-world.tokens';

/** Tokens in local storage, shared by the tabs. Without storage (private modes) they last as long as the page. */
export function createTokenStorage(storage: Storage | null): TokenStorage {
  let kept: Tokens | null = null;
  return {
    read: () => (storage ? parseTokens(storage.getItem(KEY)) : kept),
    write: (tokens) => {
      kept = tokens;
      storage?.setItem(KEY, JSON.stringify(tokens));
    },
    clear: () => {
      kept = null;
      storage?.removeItem(KEY);
    },
    onOtherTab: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // A null key means that everything was cleared.
        if (event.storageArea === storage && (event.key === KEY || event.key === null)) {
          listener(parseTokens(event.key === null ? null : event.newValue));
        }
      };
      globalThis.addEventListener('storage', onStorage);
      return () => globalThis.removeEventListener('storage', onStorage);
    },
  };
}

/** Local storage, or null where the browser refuses it. */
export function reachLocalStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function parseTokens(text: string | null): Tokens | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const accessToken: unknown = Reflect.get(value, 'accessToken');
    const refreshId: unknown = Reflect.get(value, 'refreshId');
    return typeof accessToken === 'string' && typeof refreshId === 'string'
      ? { accessToken, refreshId }
      : null;
  } catch {
    return null;
  }
}
