import { createUserStore } from './createStore.ts';

/** An NPC, portal, player, code object, place with a page or plate of a gate for two that the own avatar can walk to. */
export interface NearbyEntity {
  readonly kind: 'npc' | 'portal' | 'player' | 'plate' | 'object' | 'place';
  /** Id of the NPC, of the code object, of the portal or place on this map, or of the user; of a gate's plate as `plateId` says. */
  readonly id: number;
  readonly name: string;
  /** The job of an NPC or the purpose of a place; empty for others. */
  readonly role: string;
  /** State of an NPC's quests. */
  readonly mark: 'available' | 'complete' | 'progress' | null;
  readonly side: 'left' | 'right' | 'here';
  readonly height: 'above' | 'below' | 'level';
  /** Distance in tiles, rounded so that it changes rarely. */
  readonly steps: number;
  /** Close enough to talk to or to use. */
  readonly isNear: boolean;
}

/** The surroundings of the own avatar, updated by the game a few times a second; read by the accessible views. */
export const surroundingsStore = createUserStore<{ readonly entities: readonly NearbyEntity[] }>(() => ({
  entities: [],
}));
