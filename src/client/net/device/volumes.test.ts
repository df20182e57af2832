import { beforeEach, expect, test } from 'vitest';
import { soundStore } from '#client/stores/soundStore.ts';
import { loadVolumes, saveVolumes } from './volumes.ts';

const storageWith = (text: string | null) => {
  let kept = text;
  const storage = { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) };
  // The two are all that is used of a storage.
  return storage as unknown as Storage;
};

beforeEach(() => soundStore.setState(soundStore.getInitialState(), true));

test('what was set is there at the next visit', () => {
  const storage = storageWith(null);
  saveVolumes({ musicVolume: 0.25 }, storage);
  saveVolumes({ effectsVolume: 0 }, storage);
  soundStore.setState(soundStore.getInitialState(), true);
  loadVolumes(storage);
  expect(soundStore.getState()).toMatchObject({ musicVolume: 0.25, effectsVolume: 0 });
});

test.each(['{"musicVolume":7,"effectsVolume":"loud"}', '{torn', 'null', '3'])(
  '%s changes nothing',
  (text) => {
    loadVolumes(storageWith(text));
    expect(soundStore.getState()).toEqual(soundStore.getInitialState());
  },
);

test('without a storage it lasts as long as the page', () => {
  saveVolumes({ musicVolume: 0.4 }, null);
  loadVolumes(null);
  expect(soundStore.getState().musicVolume).toBe(0.4);
});
