import type { PlacedPiece } from '#shared/content/homePlacement.ts';
import { createUserStore } from './createStore.ts';

export interface HomeDraftState {
  /** An unsaved arrangement of the own home; null when there is none. */
  readonly pieces: readonly PlacedPiece[] | null;
}

/** Unsaved furnishing outlives the page, so that going back to the world by the browser loses nothing. */
export const homeDraftStore = createUserStore<HomeDraftState>(() => ({ pieces: null }));
