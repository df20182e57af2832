import { soundStore } from '#client/stores/soundStore.ts';
import { reachLocalStorage } from '../rest/tokenStorage.ts';

export interface Volumes {
  /** From 0 to 1. */
  readonly musicVolume: number;
  readonly effectsVolume: number;
}

const KEY = 'dolphin-world.volumes';

/** Takes over how loud this device was set; what cannot be read leaves things as they are. */
export function loadVolumes(storage: Storage | null = reachLocalStorage()): void {
  soundStore.setState(parseVolumes(storage?.getItem(KEY) ?? null));
}

/** Sets how loud this device is, and keeps it for the next visit. */
export function saveVolumes(change: Partial<Volumes>, storage: Storage | null = reachLocalStorage()): void {
  soundStore.setState(change);
  const { musicVolume, effectsVolume } = soundStore.getState();
  try {
    storage?.setItem(KEY, JSON.stringify({ musicVolume, effectsVolume } satisfies Volumes));
  } catch {
    // A full storage costs no more than setting it again next time.
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
