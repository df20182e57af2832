import type { Character } from '#shared/contract/world/characters.ts';
import { createUserStore } from './createStore.ts';

export interface CharacterState {
  /** Where the server last placed the own character: the map to load and the spot to stand on. */
  readonly character: Character | null;
}

export const characterStore = createUserStore<CharacterState>(() => ({ character: null }));
