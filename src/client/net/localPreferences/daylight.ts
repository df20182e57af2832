import { DAYLIGHT_CHOICES, type DaylightChoice, daylightStore } from '#client/stores/daylightStore.ts';
import { reachLocalStorage } from '../rest/tokenStorage.ts';

const KEY = 'dolphin-world.daylight';

/** Takes over what this device was set to; what cannot be read leaves the clock in charge. */
export function loadDaylight(storage: Storage | null = reachLocalStorage()): void {
  const kept = storage?.getItem(KEY);
  const choice = DAYLIGHT_CHOICES.find((candidate) => candidate === kept);
  if (choice !== undefined) daylightStore.setState({ choice });
}

/** Chooses between day, dusk and the clock, and keeps it for the next visit. */
export function saveDaylight(choice: DaylightChoice, storage: Storage | null = reachLocalStorage()): void {
  daylightStore.setState({ choice });
  try {
    storage?.setItem(KEY, choice);
  } catch {
    // With a full storage the choice is lost at the next visit.
  }
}
