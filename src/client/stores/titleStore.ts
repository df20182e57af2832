import { createUserStore } from './createStore.ts';

/** The title earned last; null before the first. */
export interface TitleState {
  readonly news: { readonly titleId: number } | null;
}

export const titleStore = createUserStore<TitleState>(() => ({ news: null }));
