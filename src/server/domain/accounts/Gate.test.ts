import { expect, test } from 'vitest';
import { Gate } from './Gate.ts';

test('no more tasks run at once than the gate is wide, in the order they came', async () => {
  const gate = new Gate({ width: 2, longestLine: 10 });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      gate.pass(async () => {
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

test('a full line is refused, and a failed task gives its place away', async () => {
  const gate = new Gate({ width: 1, longestLine: 1 });
  const failing = gate.pass(() => Promise.reject(new Error('failed')));
  const waiting = gate.pass(() => Promise.resolve('served'));
  await expect(gate.pass(() => Promise.resolve('late'))).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  await expect(failing).rejects.toThrow('failed');
  await expect(waiting).resolves.toBe('served');
  await expect(gate.pass(() => Promise.resolve('later'))).resolves.toBe('later');
});
