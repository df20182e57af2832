import { expect, test } from 'vitest';
import { powerStore } from '#client/stores/powerStore.ts';
import { loadPower, savePower } from './power.ts';

function storageWith(kept: string | null): Storage {
  let value = kept;
  const storage = { getItem: () => value, setItem: (_key: string, text: string) => void (value = text) };
  // The two are all that is used of a storage.
  return storage as unknown as Storage;
}

test('the battery is spared when it is asked for, also at the next visit, until it is taken back', () => {
  const storage = storageWith(null);
  loadPower(storage);
  expect(powerStore.getState().isSaving).toBe(false);
  for (const isSaving of [true, false]) {
    savePower(isSaving, storage);
    powerStore.setState({ isSaving: !isSaving });
    loadPower(storage);
    expect(powerStore.getState().isSaving).toBe(isSaving);
  }
});

test.each(['', 'true', '{torn'])('«%s» in the storage spares nothing', (text) => {
  loadPower(storageWith(text));
  expect(powerStore.getState().isSaving).toBe(false);
});

test('a device without storage keeps it for this visit', () => {
  savePower(true, null);
  expect(powerStore.getState().isSaving).toBe(true);
});
