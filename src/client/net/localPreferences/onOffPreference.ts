import { reachLocalStorage } from '../rest/tokenStorage.ts';

interface OnOffPreferenceOptions {
  readonly key: string;
  /** The stored values; anything else counts as off. */
  readonly on: string;
  readonly off: string;
  readonly set: (isOn: boolean) => void;
}

/** Something that is on or off on this device, off until it is asked for. */
export function onOffPreference({ key, on, off, set }: OnOffPreferenceOptions) {
  return {
    /** Takes over what this device was set to. */
    load: (storage: Storage | null = reachLocalStorage()): void => set(storage?.getItem(key) === on),
    /** Sets it, and keeps it for the next visit. */
    save: (isOn: boolean, storage: Storage | null = reachLocalStorage()): void => {
      set(isOn);
      try {
        storage?.setItem(key, isOn ? on : off);
      } catch {
        // With a full storage the choice is lost at the next visit.
      }
    },
  };
}
