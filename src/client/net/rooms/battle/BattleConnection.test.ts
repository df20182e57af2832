import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { battleStore } from '#client/stores/battleStore.ts';
import { BattleConnection } from './BattleConnection.ts';

let asked: number[];
let refusal: Error;
let comeOnline: () => void;
let connection: BattleConnection;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  refusal = new Error('no seats');
  connection = new BattleConnection({
    endpoint: 'http://127.0.0.1:1',
    key: 'AB23CD',
    reserveSeat: () => {
      asked.push(performance.now());
      return Promise.reject(refusal);
    },
    isFinal: (error) => error instanceof Error && error.message === 'closed',
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

it('comes back by itself, four seconds later at most, and says meanwhile that the room is lost', async () => {
  connection.open();
  expect(battleStore.getState()).toMatchObject({ key: 'AB23CD', connection: 'connecting' });
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(battleStore.getState().connection).toBe('lost');
  const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(pauses[0]).toBeLessThanOrEqual(250);
  expect(pauses.length).toBeGreaterThan(25);
  for (const pause of pauses) expect(pause).toBeLessThanOrEqual(4_000);
});

it('asks at once when the network is back', async () => {
  connection.open();
  await vi.advanceTimersByTimeAsync(60_000);
  const before = asked.length;
  comeOnline();
  expect(asked).toHaveLength(before + 1);
});

it('asks no more once the answer was final, and is gone', async () => {
  refusal = new Error('closed');
  connection.open();
  await vi.advanceTimersByTimeAsync(60_000);
  comeOnline();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(battleStore.getState().connection).toBe('gone');
});

it('forgets the battle and asks no more once it is closed; nothing can be said without a room', async () => {
  connection.open();
  await vi.advanceTimersByTimeAsync(1000);
  expect(connection.say('안녕')).toBeNull();
  connection.close();
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(before);
  expect(battleStore.getState()).toEqual(battleStore.getInitialState());
});
