import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UserConnection } from './UserConnection.ts';

let asked: number[];
let caughtUp: number;
let comeOnline: () => void;
let connection: UserConnection;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, caughtUp] = [[], 0];
  connection = new UserConnection({
    endpoint: 'http://127.0.0.1:1',
    reserveSeat: () => {
      asked.push(performance.now());
      return Promise.reject(new Error('no seats'));
    },
    onPush: () => undefined,
    onCatchUp: () => (caughtUp += 1),
    network: {
      isOnline: () => true,
      onOnline: (listener) => {
        comeOnline = listener;
        return () => (comeOnline = () => undefined);
      },
    },
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

it('asks again ever more rarely, half a minute apart at most, and lets the page fetch once meanwhile', async () => {
  connection.open();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(pauses[0]).toBeLessThanOrEqual(250);
  expect(pauses.length).toBeGreaterThan(20);
  for (const pause of pauses.slice(8)) {
    expect(pause).toBeGreaterThanOrEqual(15_000);
    expect(pause).toBeLessThanOrEqual(30_000);
  }
  expect(caughtUp).toBe(1);
});

it('asks at once when the network is back', async () => {
  connection.open();
  await vi.advanceTimersByTimeAsync(60_000);
  const before = asked.length;
  comeOnline();
  expect(asked).toHaveLength(before + 1);
});

it('asks no more once it is closed', async () => {
  connection.open();
  await vi.advanceTimersByTimeAsync(1000);
  connection.close();
  const before = asked.length;
  comeOnline();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toHaveLength(before);
});
