import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectionStore } from '#client/stores/connectionStore.ts';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { LocalConnection } from './LocalConnection.ts';

const TICK_MS = 1000 / 60;

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

function open(onPortal = vi.fn()) {
  return new LocalConnection({ map: FIRST_MAP, outfit: '1,2', nickname: '나', onPortal });
}

it('walks for as long as a key is held, alone, and waits for no answer', () => {
  const connection = open();
  const { x } = connection.self.state;
  for (let tick = 0; tick < 600; tick += 1) {
    vi.advanceTimersByTime(TICK_MS);
    connection.sendInput(INPUT.RIGHT);
  }
  expect(connection.self.state.x).toBeGreaterThan(x + 500);
  expect(connection.self.unanswered).toBe(0);
  expect(connection.self.corrections.count).toBe(0);
  expect(connection.mirror.players().size).toBe(0);
  expect(connection.mirror.own).toMatchObject({ nickname: '나', outfit: '1,2' });
});

it('counts as connected until it is closed, and leads to no other map', async () => {
  const onPortal = vi.fn();
  const connection = open(onPortal);
  const refused = vi.fn();
  connection.portalRefused.on(refused);
  connection.usePortal(1);
  expect([onPortal.mock.calls.length, refused.mock.calls.length]).toEqual([1, 0]);
  await Promise.resolve();
  expect(refused).toHaveBeenCalledWith({ portalId: 1, reason: 'busy' });
  expect(connectionStore.getState()).toMatchObject({ status: 'live', mapId: FIRST_MAP.id });
  connection.close();
  expect(connectionStore.getState().status).toBe('idle');
});
