import { describe, expect, it, vi } from 'vitest';
import { NothingToRefresh, storageLock, TokenRefresher, type CrossTabLock } from './TokenRefresher.ts';
import { createTokenStorage } from './tokenStorage.ts';

/** Runs one piece of work after the other, as the browser's lock does for its tabs. */
function sharedLock(): CrossTabLock {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

describe('TokenRefresher', () => {
  it('lets two tabs trade one refresh id once', async () => {
    const storage = createTokenStorage(null);
    storage.write({ accessToken: 'old', refreshId: 'once' });
    const lock = sharedLock();
    const trade = vi.fn(async (refreshId: string) => ({
      accessToken: 'new',
      refreshId: `${refreshId}-next`,
    }));
    const tabs = [new TokenRefresher({ storage, lock, trade }), new TokenRefresher({ storage, lock, trade })];
    await expect(Promise.all(tabs.map((tab) => tab.refresh('old')))).resolves.toEqual(['new', 'new']);
    expect(trade).toHaveBeenCalledExactlyOnceWith('once');
  });

  it('lets tabs without the lock of the browser take turns by their storage', async () => {
    const kept = new Map<string, string>();
    const shared = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const storage = createTokenStorage(null);
    storage.write({ accessToken: 'old', refreshId: 'once' });
    const trade = vi.fn(async (refreshId: string) => ({
      accessToken: 'new',
      refreshId: `${refreshId}-next`,
    }));
    const tabs = Array.from(
      { length: 4 },
      () => new TokenRefresher({ storage, lock: storageLock(shared, 5), trade }),
    );
    await expect(Promise.all(tabs.map((tab) => tab.refresh('old')))).resolves.toEqual(
      Array.from(tabs, () => 'new'),
    );
    expect(trade).toHaveBeenCalledExactlyOnceWith('once');
    expect(kept.size, 'no turn is left behind').toBe(0);
  });

  it('tries again after a failure', async () => {
    const storage = createTokenStorage(null);
    storage.write({ accessToken: 'old', refreshId: 'once' });
    const trade = vi
      .fn()
      .mockRejectedValueOnce(new Error('busy'))
      .mockResolvedValue({ accessToken: 'new', refreshId: 'r' });
    const refresher = new TokenRefresher({ storage, lock: sharedLock(), trade });
    await expect(refresher.refresh('old')).rejects.toThrow('busy');
    await expect(refresher.refresh('old')).resolves.toBe('new');
  });

  it('has nothing to refresh after signing out', async () => {
    const refresher = new TokenRefresher({
      storage: createTokenStorage(null),
      lock: sharedLock(),
      trade: vi.fn(),
    });
    await expect(refresher.refresh('old')).rejects.toBeInstanceOf(NothingToRefresh);
  });
});
