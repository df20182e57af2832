import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchUntilReachable } from './fetchUntilReachable.ts';

let isUp = true;

beforeEach(() => {
  isUp = true;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () =>
    isUp ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('Failed to fetch')),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part that the server gives out while it is up. */
const part = vi.fn(async () => (await fetch('/part')).ok);
const { signal } = new AbortController();

describe('a part that is fetched', () => {
  it('is asked for again when the server is back', async () => {
    isUp = false;
    const fetched = fetchUntilReachable(part, signal);
    await vi.advanceTimersByTimeAsync(7000);
    isUp = true;
    await vi.advanceTimersByTimeAsync(3000);
    await expect(fetched).resolves.toBe(true);
    expect(part).toHaveBeenCalledTimes(4);
  });

  it('is given up when it is gone for good', async () => {
    const gone = vi.fn(() => Promise.reject(new Error('404')));
    await expect(fetchUntilReachable(gone, signal)).rejects.toThrow('404');
    expect(gone).toHaveBeenCalledTimes(2);
  });

  it('is nobody’s once the world is left', async () => {
    isUp = false;
    const leaving = new AbortController();
    const fetched = fetchUntilReachable(part, leaving.signal);
    await vi.advanceTimersByTimeAsync(1000);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(3000);
    await expect(fetched).resolves.toBeNull();
  });
});
