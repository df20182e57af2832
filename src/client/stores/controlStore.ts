import { DEFAULT_KEYS, type KeyBindings } from '#shared/content/worldActions.ts';
import { createDeviceStore } from './createStore.ts';

export interface ControlState {
  /** The keys on this device. */
  readonly keys: KeyBindings;
}

export const controlStore = createDeviceStore<ControlState>(() => ({ keys: DEFAULT_KEYS }));
