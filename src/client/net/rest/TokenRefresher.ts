import type { Tokens, TokenStorage } from './tokenStorage.ts';

/** Runs `work` while no other tab does. */
export type CrossTabLock = <T>(work: () => Promise<T>) => Promise<T>;

export interface TokenRefresherOptions {
  readonly storage: TokenStorage;
  readonly lock: CrossTabLock;
  /** Trades the refresh id; throws when the server refuses it or cannot be reached. */
  readonly trade: (refreshId: string) => Promise<Tokens>;
}

/**
 * One refresh at a time. Callers of one tab share a promise; tabs take turns, and whoever comes second finds the new
 * tokens in the storage and does not ask the server again: a refresh id works only once.
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

/** The lock of the browser; where there is none (plain http), only this tab takes turns. */
export const browserLock: CrossTabLock = (work) =>
  'locks' in navigator ? navigator.locks.request(LOCK_NAME, work) : work();
