import { expect, test, vi } from 'vitest';
import { IdempotencyCache } from './IdempotencyCache.ts';

const line = { userId: 7, key: 'a', now: 1000 };

test('a request sent again while the first runs gets the same result', async () => {
  const cache = new IdempotencyCache<string>();
  const speech = Promise.withResolvers<string>();
  const say = vi.fn(() => speech.promise);
  const first = await cache.run(line, say);
  const second = await cache.run(line, say);
  expect([first.isNew, second.isNew]).toEqual([true, false]);
  speech.resolve('hello');
  expect(await Promise.all([first.result, second.result])).toEqual(['hello', 'hello']);
  expect(say).toHaveBeenCalledTimes(1);
});

test('a line that was refused is refused again in the same words', async () => {
  const cache = new IdempotencyCache<string>();
  const refusal = new Error('no');
  await expect((await cache.run(line, () => Promise.reject(refusal))).result).rejects.toBe(refusal);
  await expect((await cache.run(line, async () => 'hello')).result).rejects.toBe(refusal);
});

test('the same key of another child is another line', async () => {
  const cache = new IdempotencyCache<string>();
  await cache.run(line, async () => 'hello');
  expect((await cache.run({ ...line, userId: 8 }, async () => 'hi')).isNew).toBe(true);
});

test('what was said long ago is forgotten', async () => {
  const cache = new IdempotencyCache<string>();
  await cache.run(line, async () => 'hello');
  await cache.run({ ...line, key: 'b', now: 120_000 }, async () => 'hi');
  expect((await cache.run({ ...line, now: 120_500 }, async () => 'hello')).isNew).toBe(false);
  expect((await cache.run({ ...line, now: 121_000 }, async () => 'hello')).isNew).toBe(true);
});
