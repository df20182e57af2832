import { afterEach, expect, it, vi } from 'vitest';
import { keepReadingPlace, readingPlace } from './readingPlace.ts';

afterEach(() => vi.unstubAllGlobals());

function storage(initial: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(initial));
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  return kept;
}

it('leads back to the page that was reached, and to the first once the document was read', () => {
  const kept = storage();
  expect(readingPlace(101)).toBe(0);
  keepReadingPlace(101, 3);
  expect([readingPlace(101), readingPlace(201)]).toEqual([3, 0]);
  keepReadingPlace(101, null);
  expect([readingPlace(101), kept.size]).toEqual([0, 0]);
});

it.each(['', 'x', '-1', '1.5', '1e99'])('takes %j for the first page', (value) => {
  storage({ 'dolphin-world.page.0.101': value });
  expect(readingPlace(101)).toBe(0);
});

it('begins at the first page without a storage', () => {
  vi.stubGlobal('window', {});
  keepReadingPlace(101, 2);
  expect(readingPlace(101)).toBe(0);
});
