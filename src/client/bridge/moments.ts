/** What the own body can do loudly enough to be heard. */
export type Move = 'step' | 'jump' | 'doubleJump' | 'dash' | 'land' | 'climb';

/** Everything that can happen in the world and that React may care about. */
export type Moment =
  | { type: 'loadingProgressed'; progress: number; label: string }
  | { type: 'worldReady'; mapId: number }
  | { type: 'worldFailed'; reason: string }
  | { type: 'mapEntered'; mapId: number; name: string }
  /** The player tapped an NPC, or pressed the talk key beside it. */
  | { type: 'npcTapped'; npcId: number }
  /** The NPC within talking distance changed; null when none is. */
  | { type: 'npcNearChanged'; npcId: number | null }
  | { type: 'portalNearChanged'; label: string | null }
  | { type: 'playerTapped'; userId: number }
  /** The key that opens the chat was pressed in the world. */
  | { type: 'chatCalled' }
  /** The key that opens the list of maps was pressed in the world. */
  | { type: 'mapCalled' }
  /** Where everybody on the map is by now, in world px; a few times a second. */
  | { type: 'bodiesMoved'; own: Spot; others: readonly (Spot & { readonly userId: number })[] }
  | { type: 'avatarMoved'; move: Move };

/** Feet in world px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
