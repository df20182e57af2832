import { reachLocalStorage } from '../rest/tokenStorage.ts';

interface DeviceSwitchOptions {
  readonly key: string;
  /** The words that are kept; whatever else is found is off. */
  readonly on: string;
  readonly off: string;
  readonly set: (isOn: boolean) => void;
}

/** Something that is on or off on this device, off until it is asked for. */
export function deviceSwitch({ key, on, off, set }: DeviceSwitchOptions) {
  return {
    /** Takes over what this device was set to. */
    load: (storage: Storage | null = reachLocalStorage()): void => set(storage?.getItem(key) === on),
    /** Sets it, and keeps it for the next visit. */
    save: (isOn: boolean, storage: Storage | null = reachLocalStorage()): void => {
      set(isOn);
      try {
        storage?.setItem(key, isOn ? on : off);
      } catch {
        // A full storage costs no more than choosing again next time.
      }
    },
  };
}
