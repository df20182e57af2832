import type { EmoteName } from '#shared/content/emotes.ts';

/** What the own body can do loudly enough to be heard. */
export type Move = 'step' | 'jump' | 'doubleJump' | 'dash' | 'land' | 'climb';

/** Somebody or something on the map that one can go to. */
export interface WalkTarget {
  readonly kind: 'npc' | 'portal' | 'player';
  /** Of the NPC, the portal of this map, or the user. */
  readonly id: number;
}

/** How a walk to somewhere went: `stopped` by the player or by something that came between, `gone` with its target. */
export type WalkEnd = 'arrived' | 'unreachable' | 'stopped' | 'gone';

/** Everything that can happen in the world and that React may care about. */
export type Moment =
  | { type: 'loadingProgressed'; progress: number; label: string }
  | { type: 'worldReady'; mapId: number }
  /** The first map has been drawn for a while: there is time for what nobody needs to stand and walk. */
  | { type: 'worldSettled' }
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
  /** The key that asks where to go was pressed. */
  | { type: 'goCalled' }
  /** A key that stands for a feeling was pressed. */
  | { type: 'emoteCalled'; emote: EmoteName }
  /** The avatar sets out by itself, because `walkTo` was asked for. */
  | { type: 'walkBegan'; target: WalkTarget }
  | { type: 'walkEnded'; target: WalkTarget; end: WalkEnd }
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
