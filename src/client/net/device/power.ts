import { powerStore } from '#client/stores/powerStore.ts';
import { reachLocalStorage } from '../rest/tokenStorage.ts';

const KEY = 'dolphin-world.power';

/** Takes over what this device was set to; without a word nothing is saved. */
export function loadPower(storage: Storage | null = reachLocalStorage()): void {
  powerStore.setState({ isSaving: storage?.getItem(KEY) === 'saving' });
}

/** Spares the battery, or no longer, and keeps it for the next visit. */
export function savePower(isSaving: boolean, storage: Storage | null = reachLocalStorage()): void {
  powerStore.setState({ isSaving });
  try {
    storage?.setItem(KEY, isSaving ? 'saving' : 'full');
  } catch {
    // A full storage costs no more than choosing again next time.
  }
}
