import { reachLocalStorage } from '../rest/tokenStorage.ts';
import { onOffPreference } from './onOffPreference.ts';

let isKnown = false;

const known = onOffPreference({
  key: 'dolphin-world.runs',
  on: 'known',
  off: 'new',
  set: (isOn) => (isKnown = isOn),
});

/** Whether what a timed run is was explained on this device. */
export function knowsRuns(storage: Storage | null = reachLocalStorage()): boolean {
  if (!isKnown) known.load(storage);
  return isKnown;
}

export function rememberRuns(storage: Storage | null = reachLocalStorage()): void {
  known.save(true, storage);
}
