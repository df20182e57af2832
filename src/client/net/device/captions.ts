import { captionStore } from '#client/stores/captionStore.ts';
import { reachLocalStorage } from '../rest/tokenStorage.ts';

const KEY = 'dolphin-world.captions';

/** Takes over what this device was set to; without a word sounds are only heard. */
export function loadCaptions(storage: Storage | null = reachLocalStorage()): void {
  captionStore.setState({ isOn: storage?.getItem(KEY) === 'on' });
}

/** Shows sounds as words, or no longer, and keeps it for the next visit. */
export function saveCaptions(isOn: boolean, storage: Storage | null = reachLocalStorage()): void {
  captionStore.setState({ isOn });
  try {
    storage?.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // A full storage costs no more than choosing again next time.
  }
}
