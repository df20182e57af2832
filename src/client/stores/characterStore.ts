import { createStore } from 'zustand/vanilla';
import type { Character } from '#shared/contract/world.ts';

export interface CharacterFacts {
  /** Where the server last placed the own character: the map to load and the spot to stand on. */
  readonly character: Character | null;
}

export const characterStore = createStore<CharacterFacts>(() => ({ character: null }));
