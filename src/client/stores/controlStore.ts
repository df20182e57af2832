import { createStore } from 'zustand/vanilla';
import { DEFAULT_KEYS, type KeyBindings } from '#shared/content/worldActions.ts';

export interface ControlFacts {
  /** Of this device. */
  readonly keys: KeyBindings;
}

export const controlStore = createStore<ControlFacts>(() => ({ keys: DEFAULT_KEYS }));
