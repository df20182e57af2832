import type { CodeObjectProgram, CodeObjectState } from '#shared/contract/world/codeObjects.ts';
import { createUserStore } from './createStore.ts';

/** A friend's program of one object. */
export interface FriendProgram extends CodeObjectProgram {
  readonly objectId: number;
  readonly userId: number;
}

export interface CodeObjectStoreState {
  /** The map that `objectList` is of; null before the first answer. */
  readonly mapId: number | null;
  readonly objectList: readonly CodeObjectState[];
  /** Programs of friends that were asked for. */
  readonly friendPrograms: readonly FriendProgram[];
}

export const codeObjectStore = createUserStore<CodeObjectStoreState>(() => ({
  mapId: null,
  objectList: [],
  friendPrograms: [],
}));
