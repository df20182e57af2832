import { describe, expect, test } from 'vitest';
import { memoryStorage } from '#client/testSupport/samples.ts';
import { captionStore } from '#client/stores/captionStore.ts';
import { powerStore } from '#client/stores/powerStore.ts';
import { loadCaptions, saveCaptions } from './captions.ts';
import { loadPower, savePower } from './power.ts';

describe.each([
  {
    name: 'sounds as words',
    load: loadCaptions,
    save: saveCaptions,
    isOn: () => captionStore.getState().isOn,
    force: (isOn: boolean) => captionStore.setState({ isOn }),
  },
  {
    name: 'sparing the battery',
    load: loadPower,
    save: savePower,
    isOn: () => powerStore.getState().isSaving,
    force: (isSaving: boolean) => powerStore.setState({ isSaving }),
  },
])('$name', ({ load, save, isOn, force }) => {
  test('is off until it is asked for, and stays as it was set at the next visit', () => {
    const storage = memoryStorage();
    load(storage);
    expect(isOn()).toBe(false);
    for (const wanted of [true, false]) {
      save(wanted, storage);
      force(!wanted);
      load(storage);
      expect(isOn()).toBe(wanted);
    }
  });

  test.each(['', 'true', '{torn'])('«%s» in the storage is off', (text) => {
    force(true);
    load(memoryStorage(text));
    expect(isOn()).toBe(false);
  });

  test('lasts for this visit on a device without storage', () => {
    save(true, null);
    expect(isOn()).toBe(true);
    force(false);
  });
});
