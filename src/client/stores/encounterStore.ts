import { createDeviceStore } from './createStore.ts';

/** Whether small events on the maps are switched off on this device. */
export const encounterStore = createDeviceStore<{ readonly isOff: boolean }>(() => ({ isOff: false }));
