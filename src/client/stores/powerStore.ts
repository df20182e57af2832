import { createStore } from 'zustand/vanilla';

/** Whether this device is to spend less on the world's pictures, so that its battery lasts longer. */
export const powerStore = createStore<{ readonly isSaving: boolean }>(() => ({ isSaving: false }));
