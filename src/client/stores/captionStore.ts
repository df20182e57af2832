import { createDeviceStore } from './createStore.ts';

/** Whether this device shows captions of sounds. */
export const captionStore = createDeviceStore<{ readonly isOn: boolean }>(() => ({ isOn: false }));
