import { createDeviceStore } from './createStore.ts';

/** How loud this device is, each from 0 to 1. */
export interface Volumes {
  readonly musicVolume: number;
  readonly effectsVolume: number;
}

export const volumeStore = createDeviceStore<Volumes>(() => ({ musicVolume: 0.7, effectsVolume: 0.8 }));
