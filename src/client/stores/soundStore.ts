import { createUserStore } from './createStore.ts';

export interface SoundState {
  /** Whether the child wants music, as the server last said; null until then, and silent. */
  readonly musicOn: boolean | null;
}

export const soundStore = createUserStore<SoundState>(() => ({ musicOn: null }));
