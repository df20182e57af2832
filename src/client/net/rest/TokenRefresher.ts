import { randomId } from '#client/net/randomId.ts';
import { reachLocalStorage, type Tokens, type TokenStorage } from './tokenStorage.ts';

/** Runs `work` while no other tab does. */
export type CrossTabLock = <T>(work: () => Promise<T>) => Promise<T>;

export interface TokenRefresherOptions {
  readonly storage: TokenStorage;
  readonly lock: CrossTabLock;
  /** Trades the refresh id; throws when the server refuses it or cannot be reached. */
  readonly trade: (refreshId: string) => Promise<Tokens>;
}

/**
 * One refresh at a time. Callers of one tab share a promise; tabs take turns, and the second tab finds the
 * new tokens in the storage and does not ask the server again: a refresh id works only once.
 */
export class TokenRefresher {
  readonly #options: TokenRefresherOptions;
  #underWay: Promise<string> | null = null;

  constructor(options: TokenRefresherOptions) {
    this.#options = options;
  }

  /** Answers an access token other than the one the server refused. */
  refresh(refusedToken: string): Promise<string> {
    this.#underWay ??= this.#refresh(refusedToken).finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  async #refresh(refusedToken: string): Promise<string> {
    const { storage, lock, trade } = this.#options;
    return lock(async () => {
      const tokens = storage.read();
      if (!tokens) throw new NothingToRefresh();
      if (tokens.accessToken !== refusedToken) return tokens.accessToken;
      const fresh = await trade(tokens.refreshId);
      storage.write(fresh);
      return fresh.accessToken;
    });
  }
}

/** Nobody is signed in here any more. */
export class NothingToRefresh extends Error {
  constructor() {
    super('There is no refresh id in the storage: signed out, perhaps in another tab.');
    this.name = 'NothingToRefresh';
  }
}

const LOCK_NAME = 'dolphin-world.refresh';

/** A turn ends after this time, also when its tab is gone. */
const LONGEST_TURN_MS = 10_000;
/** Between writing and reading again another tab that wrote at the same time is seen. */
const SETTLE_MS = 40;

type SharedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Turns of tabs by a storage that all of them read, for pages without the lock of the browser: plain http has none. */
export function storageLock(storage: SharedStorage, settleMs = SETTLE_MS): CrossTabLock {
  const pause = () => new Promise((resolve) => setTimeout(resolve, settleMs * (1 + Math.random())));
  const holder = () => {
    const [owner = '', until = '0'] = (storage.getItem(LOCK_NAME) ?? '').split(' ');
    return Number(until) > Date.now() ? owner : '';
  };
  return async (work) => {
    const mine = randomId();
    do {
      while (holder() !== '') await pause();
      storage.setItem(LOCK_NAME, `${mine} ${Date.now() + LONGEST_TURN_MS}`);
      await pause();
    } while (holder() !== mine);
    try {
      return await work();
    } finally {
      if (holder() === mine) storage.removeItem(LOCK_NAME);
    }
  };
}

/** The lock of the browser; turns by the storage where there is none; without either a tab is alone. */
export const browserLock: CrossTabLock = (work) => {
  if ('locks' in navigator) return navigator.locks.request(LOCK_NAME, work);
  const storage = reachLocalStorage();
  return storage ? storageLock(storage)(work) : work();
};
