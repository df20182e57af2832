import type { EmoteName } from '#shared/content/emotes.ts';
import type { PlacePage } from '#shared/content/maps/mapTypes.ts';

/** Moves of the own body that are heard. */
export type Move =
  | 'step'
  | 'jump'
  | 'doubleJump'
  | 'dash'
  | 'land'
  | 'climb'
  | 'skid'
  | 'wallSlide'
  /** Onto a board that moves. */
  | 'board'
  | 'current';

/** The ground under the feet; each sounds and dusts in its own way. */
export const SURFACES = ['sand', 'grass', 'wood', 'stone', 'cloud'] as const;
export type Surface = (typeof SURFACES)[number];

/** A player or a thing on the map that the avatar can walk to. */
export interface WalkTarget {
  readonly kind: 'npc' | 'portal' | 'player' | 'plate' | 'course' | 'object' | 'place';
  /**
   * The id of the NPC, the portal, the place, the start of the run or the code object of this map, or of the user; the
   * `plateId` of a gate's plate.
   */
  readonly id: number;
  /** The last position of a player who is too far away to be seen. */
  readonly lastSpot?: Spot;
}

/** A player or a place that the avatar can travel to over maps. */
export interface TravelGoal {
  readonly kind: 'npc' | 'map' | 'object';
  readonly id: number;
}

/**
 * The result of a walk: `stopped` by its button or by another walk, `steered` by a key of the player, `interrupted` by a
 * dialog, `gone` with its target.
 */
export type WalkEnd = 'arrived' | 'unreachable' | 'stopped' | 'steered' | 'interrupted' | 'gone';

/** Everything in the world that React may react to. */
export type WorldEvent =
  | { type: 'loadingProgressed'; progress: number; label: string }
  | { type: 'worldReady'; mapId: number }
  /** The first map has been drawn for a while: there is time for work that standing and walking do not need. */
  | { type: 'worldSettled' }
  | { type: 'worldFailed'; reason: string }
  | { type: 'mapEntered'; mapId: number; name: string }
  /** The player tapped an NPC, or pressed the talk key beside it. */
  | { type: 'npcTapped'; npcId: number }
  /** The NPC within talking distance changed; null when none is. */
  | { type: 'npcNearChanged'; npcId: number | null }
  | { type: 'portalNearChanged'; label: string | null }
  /** The timed run whose start the avatar stands at changed; null without one. */
  | { type: 'courseNearChanged'; courseId: number | null }
  /** The runner has come to the finish with rings left that were not passed. */
  | { type: 'ringsMissed'; left: number }
  /** The talk key was pressed at the start of a timed run. */
  | { type: 'courseCalled'; courseId: number }
  /** The code object in reach changed; null at none. */
  | { type: 'codeObjectNearChanged'; objectId: number | null }
  /** The talk key was pressed beside a code object, or it was tapped there. */
  | { type: 'codeObjectCalled'; objectId: number }
  /** The place with a page that the avatar stands at changed; null without one. */
  | { type: 'placeNearChanged'; placeId: number | null; page: PlacePage | null }
  /** The talk key was pressed at a place with a page. */
  | { type: 'placeCalled'; page: PlacePage }
  /** Another avatar was tapped, maybe with an NPC behind it. */
  | { type: 'playerTapped'; userId: number; npcId: number | null }
  /** The key that opens the chat was pressed in the world. */
  | { type: 'chatCalled' }
  /** The key that takes pictures was pressed. */
  | { type: 'photoCalled' }
  /** The key that asks where to go was pressed. */
  | { type: 'goCalled' }
  /** The key of an emote was pressed. */
  | { type: 'emoteCalled'; emote: EmoteName }
  /** The avatar sets out automatically, because `walkTo` was requested. */
  | { type: 'walkBegan'; target: WalkTarget | TravelGoal }
  | { type: 'walkEnded'; target: WalkTarget | TravelGoal; end: WalkEnd }
  /** The key that opens the list of maps was pressed in the world. */
  | { type: 'mapCalled' }
  /** The present positions of all players on the map and their visible state, in world px; a few times a second. */
  | {
      type: 'bodiesMoved';
      own: Spot;
      others: readonly (Spot & { readonly userId: number })[];
      view: VisibleArea;
    }
  | { type: 'avatarMoved'; move: Move; surface: Surface };

/** The part of the map on the screen, world px. */
export interface VisibleArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Feet in world px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
