import { createStore } from 'zustand/vanilla';

/** One thing of the map that one can go to, as seen from the own avatar. */
export interface Sight {
  readonly kind: 'npc' | 'portal' | 'player';
  /** Of the NPC, the portal of this map, or the user. */
  readonly id: number;
  readonly name: string;
  /** What an NPC does here; empty for others. */
  readonly role: string;
  /** What an NPC has to say about quests. */
  readonly mark: 'available' | 'complete' | 'progress' | null;
  readonly side: 'left' | 'right' | 'here';
  readonly height: 'above' | 'below' | 'level';
  /** Away, in steps of a tile; rounded, so that it does not change all the time. */
  readonly steps: number;
  /** Within reach of a word or a hand. */
  readonly isNear: boolean;
}

/** What stands around the own avatar: told by the game a few times a second, for who does not look at the picture. */
export const surroundingsStore = createStore<{ readonly sights: readonly Sight[] }>(() => ({ sights: [] }));
