import { beforeEach, expect, test } from 'vitest';
import { daylightStore } from '#client/stores/daylightStore.ts';
import { loadDaylight, saveDaylight } from './daylight.ts';

beforeEach(() => daylightStore.setState({ choice: 'clock' }));

function storageWith(kept: string | null) {
  const values = new Map(kept === null ? [] : [['dolphin-world.daylight', kept]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage;
}

test('a choice is there again at the next visit', () => {
  const storage = storageWith(null);
  saveDaylight('dusk', storage);
  expect(daylightStore.getState().choice).toBe('dusk');
  daylightStore.setState({ choice: 'clock' });
  loadDaylight(storage);
  expect(daylightStore.getState().choice).toBe('dusk');
});

test('what cannot be read leaves the clock in charge', () => {
  for (const kept of [null, '', 'midnight']) {
    loadDaylight(storageWith(kept));
    expect(daylightStore.getState().choice).toBe('clock');
  }
});

test('a device without storage keeps the choice for this visit', () => {
  saveDaylight('day', null);
  expect(daylightStore.getState().choice).toBe('day');
});
