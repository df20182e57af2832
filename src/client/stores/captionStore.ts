import { createStore } from 'zustand/vanilla';

/** Whether this device shows sounds as words. */
export const captionStore = createStore<{ readonly isOn: boolean }>(() => ({ isOn: false }));
