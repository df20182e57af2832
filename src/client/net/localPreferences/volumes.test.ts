import { beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '#client/testSupport/samples.ts';
import { volumeStore } from '#client/stores/volumeStore.ts';
import { loadVolumes, saveVolumes } from './volumes.ts';

beforeEach(() => volumeStore.setState(volumeStore.getInitialState(), true));

test('what was set is there at the next visit', () => {
  const storage = memoryStorage();
  saveVolumes({ musicVolume: 0.25 }, storage);
  saveVolumes({ effectsVolume: 0 }, storage);
  volumeStore.setState(volumeStore.getInitialState(), true);
  loadVolumes(storage);
  expect(volumeStore.getState()).toMatchObject({ musicVolume: 0.25, effectsVolume: 0 });
});

test.each(['{"musicVolume":7,"effectsVolume":"loud"}', '{torn', 'null', '3'])(
  '%s changes nothing',
  (text) => {
    loadVolumes(memoryStorage(text));
    expect(volumeStore.getState()).toEqual(volumeStore.getInitialState());
  },
);

test('without a storage it lasts as long as the page', () => {
  saveVolumes({ musicVolume: 0.4 }, null);
  loadVolumes(null);
  expect(volumeStore.getState().musicVolume).toBe(0.4);
});
