import { createStore } from 'zustand/vanilla';

export interface SoundFacts {
  /** Whether the child wants music, as the server last said; null until then, and silent. */
  readonly musicOn: boolean | null;
  /** Of this device, from 0 to 1. */
  readonly musicVolume: number;
  readonly effectsVolume: number;
}

export const soundStore = createStore<SoundFacts>(() => ({
  musicOn: null,
  musicVolume: 0.7,
  effectsVolume: 0.8,
}));
