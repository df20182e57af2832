import type { Character } from '#shared/contract/world/characters.ts';
import { createUserStore } from './createStore.ts';

export interface CharacterState {
  /** The last place that the server gave the own character: the map to load and the spot to stand on. */
  readonly character: Character | null;
}

export const characterStore = createUserStore<CharacterState>(() => ({ character: null }));
