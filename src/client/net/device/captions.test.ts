import { expect, test } from 'vitest';
import { captionStore } from '#client/stores/captionStore.ts';
import { loadCaptions, saveCaptions } from './captions.ts';

function storageWith(kept: string | null): Storage {
  let value = kept;
  const storage = { getItem: () => value, setItem: (_key: string, text: string) => void (value = text) };
  // The two are all that is used of a storage.
  return storage as unknown as Storage;
}

test('sounds are not shown until it is asked for, and then also at the next visit', () => {
  const storage = storageWith(null);
  loadCaptions(storage);
  expect(captionStore.getState().isOn).toBe(false);
  saveCaptions(true, storage);
  captionStore.setState({ isOn: false });
  loadCaptions(storage);
  expect(captionStore.getState().isOn).toBe(true);
});

test.each(['', 'true', '{torn'])('«%s» in the storage leaves them off', (text) => {
  loadCaptions(storageWith(text));
  expect(captionStore.getState().isOn).toBe(false);
});

test('a device without storage keeps it for this visit', () => {
  saveCaptions(true, null);
  expect(captionStore.getState().isOn).toBe(true);
});
