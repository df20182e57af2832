import { createDeviceStore } from './createStore.ts';

/** Whether this device is to spend less on moving pictures, so that its battery lasts longer. */
export const powerStore = createDeviceStore<{ readonly isSaving: boolean }>(() => ({ isSaving: false }));
