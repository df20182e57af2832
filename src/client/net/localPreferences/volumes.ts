import { volumeStore, type Volumes } from '#client/stores/volumeStore.ts';
import { reachLocalStorage } from '../rest/tokenStorage.ts';

const KEY = 'dolphin-world.volumes';

/** Takes over how loud this device was set; what cannot be read leaves things as they are. */
export function loadVolumes(storage: Storage | null = reachLocalStorage()): void {
  volumeStore.setState(parseVolumes(storage?.getItem(KEY) ?? null));
}

/** Sets how loud this device is, and keeps it for the next visit. */
export function saveVolumes(change: Partial<Volumes>, storage: Storage | null = reachLocalStorage()): void {
  volumeStore.setState(change);
  try {
    storage?.setItem(KEY, JSON.stringify(volumeStore.getState()));
  } catch {
    // With a full storage the setting is lost at the next visit.
  }
}

function parseVolumes(text: string | null): Partial<Volumes> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    const read = (name: keyof Volumes): Partial<Volumes> => {
      const volume: unknown = Reflect.get(value, name);
      return typeof volume === 'number' && volume >= 0 && volume <= 1 ? { [name]: volume } : {};
    };
    return { ...read('musicVolume'), ...read('effectsVolume') };
  } catch {
    return {};
  }
}
