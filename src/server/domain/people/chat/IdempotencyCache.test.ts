import { expect, test, vi } from 'vitest';
import { IdempotencyCache } from './IdempotencyCache.ts';

const line = { userId: 7, key: 'a', now: 1000 };

test('a request sent again while the first runs gets the same result', async () => {
  const cache = new IdempotencyCache<string>();
  const speech = Promise.withResolvers<string>();
  const say = vi.fn(() => speech.promise);
  const first = cache.run(line, say);
  const second = cache.run(line, say);
  expect([first.isNew, second.isNew]).toEqual([true, false]);
  speech.resolve('hello');
  expect(await Promise.all([first.result, second.result])).toEqual(['hello', 'hello']);
  expect(say).toHaveBeenCalledTimes(1);
});

test('a line that was refused is refused again in the same words', async () => {
  const cache = new IdempotencyCache<string>();
  const refusal = new Error('no');
  await expect(cache.run(line, () => Promise.reject(refusal)).result).rejects.toBe(refusal);
  await expect(cache.run(line, async () => 'hello').result).rejects.toBe(refusal);
});

test('the same key of another child is another line', () => {
  const cache = new IdempotencyCache<string>();
  cache.run(line, async () => 'hello');
  expect(cache.run({ ...line, userId: 8 }, async () => 'hi').isNew).toBe(true);
});

test('what was said long ago is forgotten', () => {
  const cache = new IdempotencyCache<string>();
  cache.run(line, async () => 'hello');
  cache.run({ ...line, key: 'b', now: 120_000 }, async () => 'hi');
  expect(cache.run({ ...line, now: 120_500 }, async () => 'hello').isNew).toBe(false);
  expect(cache.run({ ...line, now: 121_000 }, async () => 'hello').isNew).toBe(true);
});
