import { expect, test } from 'vitest';
import { ConcurrencyLimiter } from './ConcurrencyLimiter.ts';

test('no more tasks run at once than the limit, in the order they came', async () => {
  const limiter = new ConcurrencyLimiter({ limit: 2, maxQueue: 10 });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      limiter.run(async () => {
        running += 1;
        most = Math.max(most, running);
        order.push(index);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a full queue is refused, and a failed task gives its place away', async () => {
  const limiter = new ConcurrencyLimiter({ limit: 1, maxQueue: 1 });
  const failing = limiter.run(() => Promise.reject(new Error('failed')));
  const waiting = limiter.run(() => Promise.resolve('served'));
  await expect(limiter.run(() => Promise.resolve('late'))).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  await expect(failing).rejects.toThrow('failed');
  await expect(waiting).resolves.toBe('served');
  await expect(limiter.run(() => Promise.resolve('later'))).resolves.toBe('later');
});
