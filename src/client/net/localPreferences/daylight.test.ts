import { beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '#client/testSupport/samples.ts';
import { daylightStore } from '#client/stores/daylightStore.ts';
import { loadDaylight, saveDaylight } from './daylight.ts';

beforeEach(() => daylightStore.setState({ choice: 'clock' }));

test('a choice is there again at the next visit', () => {
  const storage = memoryStorage();
  saveDaylight('dusk', storage);
  expect(daylightStore.getState().choice).toBe('dusk');
  daylightStore.setState({ choice: 'clock' });
  loadDaylight(storage);
  expect(daylightStore.getState().choice).toBe('dusk');
});

test('what cannot be read leaves the clock in charge', () => {
  for (const kept of [null, '', 'midnight']) {
    loadDaylight(memoryStorage(kept));
    expect(daylightStore.getState().choice).toBe('clock');
  }
});

test('a device without storage keeps the choice for this visit', () => {
  saveDaylight('day', null);
  expect(daylightStore.getState().choice).toBe('day');
});
