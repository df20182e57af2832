/** A box in world pixels: x, y is the upper left corner, y grows downwards. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A one-way platform; `y` is its walking line. */
export interface Platform {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/**
 * Ground that rises towards one side: feet walk on the diagonal of the box, everything below it is solid, and the
 * upright side under the high end is a wall. At most as high as wide; both ends must meet a floor of their own height
 * (the top of a solid, another slope).
 */
export interface Slope extends Rect {
  /** The side whose end is the high one. */
  readonly up: 'left' | 'right';
}

/**
 * A one-way platform that moves to another place and back, eased, equally for everyone in a room. It picks up bodies on
 * firm ground at the height of its lower end, so that a lift docks level with the floor. Solids must not be in its
 * path: a board passes through them, its riders do not.
 */
export interface Mover extends Platform {
  /** Numbered from 1, unique on the map. */
  readonly id: number;
  readonly toX: number;
  readonly toY: number;
  /** Ticks (1/60 s) of a full cycle. */
  readonly periodTicks: number;
}

/**
 * A current: accelerates a body whose middle is in the box towards this speed, in px/s. A `vy` of 0 does not affect
 * falling and jumping; an upward one lifts. The first box of the map counts where boxes overlap.
 */
export interface Current extends Rect {
  readonly vx: number;
  readonly vy: number;
}

/** A collectible; the position is its middle. */
export interface ShellPlace {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** A secret spot, found by walking into it. */
export interface SecretSpot extends Rect {
  readonly id: number;
  readonly name: string;
}

/** A treasure that opens while two players stand on its two plates; the box is the treasure's. */
export interface PairGate extends Rect {
  readonly id: number;
  readonly name: string;
  readonly plates: readonly [Rect, Rect];
}

/** A time trial: the clock starts on leaving `start` and stops on touching `finish`, after every gate in order. */
export interface TimeTrialCourse {
  readonly id: number;
  readonly name: string;
  readonly start: Rect;
  /** In the required order. */
  readonly gates: readonly Rect[];
  readonly finish: Rect;
}

export interface Portal extends Rect {
  readonly id: number;
  /** An arch is walked into; a door is entered with the up key or a tap. */
  readonly look: 'arch' | 'door';
  readonly toMapId: number;
  /** The arrival of the feet on the other map. */
  readonly toX: number;
  readonly toY: number;
  readonly label: string;
}

/** Pages that a place of the world leads to. */
export const PLACE_PAGES = ['battles', 'stages'] as const;
export type PlacePage = (typeof PLACE_PAGES)[number];

/** A place on a floor where the talk key opens a page over the world. */
export interface PagePlace extends Rect {
  readonly id: number;
  readonly page: PlacePage;
  readonly name: string;
}

export interface NpcPlace {
  readonly npcId: number;
  /** The feet. */
  readonly x: number;
  readonly y: number;
  readonly facing: 1 | -1;
}

/** Every map and its id, which saved positions and quests refer to: ids never change. */
export const MAP_IDS = { plaza: 1, beach: 2, kelp: 3, cave: 4, arena: 5, sky: 6 } as const;
export type MapKey = keyof typeof MAP_IDS;

/**
 * One map, in world pixels, from which both collision and picture are made. The top of a solid, a platform or a wall is
 * the walking line; the drawn moss begins `MOSS_HEIGHT` above it, so that feet sink a little into the grass.
 */
export interface MapDefinition {
  readonly id: number;
  readonly key: MapKey;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The feet. */
  readonly spawn: { readonly x: number; readonly y: number };
  /** Solid from every side. */
  readonly solids: readonly Rect[];
  readonly platforms: readonly Platform[];
  /** Solid, and climbable at both sides. */
  readonly walls: readonly Rect[];
  /** Grabbed with UP anywhere and with DOWN at the top edge, which carries like a platform; released with JUMP. */
  readonly ladders: readonly Rect[];
  readonly slopes: readonly Slope[];
  readonly movers: readonly Mover[];
  readonly currents: readonly Current[];
  readonly shells: readonly ShellPlace[];
  readonly secrets: readonly SecretSpot[];
  readonly courses: readonly TimeTrialCourse[];
  readonly pairGates: readonly PairGate[];
  readonly portals: readonly Portal[];
  readonly places: readonly PagePlace[];
  readonly npcs: readonly NpcPlace[];
}

/** Side of a tile in pixels; an avatar is about 1.6 tiles tall, jumps 2 high and 3 far. */
export const TILE = 64;
/** The height of the drawn moss above the walking line. */
export const MOSS_HEIGHT = 8;
/** The depth of a platform below its walking line. */
export const PLATFORM_THICKNESS = 32;
