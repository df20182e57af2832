/** A box in world pixels: x, y is the upper left corner, y grows downwards. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Can be jumped through from below and stood on; `y` is its walking line. */
export interface Platform {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/**
 * Ground that rises towards one side: feet walk on the diagonal of the box, everything below it is solid, and the
 * upright side under the high end is a wall. At most as high as wide; both ends meet a floor at their own height (the
 * top of a solid, another slope), so that nothing stumbles.
 */
export interface Slope extends Rect {
  /** The side whose end is the high one. */
  readonly up: 'left' | 'right';
}

/**
 * A one-way platform that goes from its place to another one and back, eased, the same for everyone in a room. Whoever
 * stands on firm ground under it is picked up when it rises from that very height, so a lift docks level with its
 * floor. Keep solids out of its way: a board passes through them, its riders do not.
 */
export interface Mover extends Platform {
  /** From 1, unique on the map. */
  readonly id: number;
  readonly toX: number;
  readonly toY: number;
  /** Ticks (1/60 s) for there and back. */
  readonly periodTicks: number;
}

/**
 * Streaming water: pulls whoever has the middle of the body in the box towards this speed, in px/s. A `vy` of 0 leaves
 * falling and jumping alone; a rising one lifts. Where boxes overlap the first of the map counts.
 */
export interface Current extends Rect {
  readonly vx: number;
  readonly vy: number;
}

/** Something to collect; the middle of it. */
export interface ShellPlace {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** A hidden corner that is found by walking into it. */
export interface SecretSpot extends Rect {
  readonly id: number;
  readonly name: string;
}

/** A timed run: the clock starts on leaving `start` and stops on touching `finish`, after every gate in its turn. */
export interface Course {
  readonly id: number;
  readonly name: string;
  readonly start: Rect;
  /** In the order in which they are to be touched. */
  readonly gates: readonly Rect[];
  readonly finish: Rect;
}

export interface Portal extends Rect {
  readonly id: number;
  /** An arch is walked into; a door is entered with the up key or a tap. */
  readonly look: 'arch' | 'door';
  readonly toMapId: number;
  /** Where the feet arrive on the other map. */
  readonly toX: number;
  readonly toY: number;
  readonly label: string;
}

export interface NpcPlace {
  readonly npcId: number;
  /** The feet. */
  readonly x: number;
  readonly y: number;
  readonly facing: 1 | -1;
}

/** Every map and its id, which players' places and quests remember: never change one. */
export const MAP_IDS = { plaza: 1, beach: 2, kelp: 3, cave: 4, arena: 5, sky: 6 } as const;
export type MapKey = keyof typeof MAP_IDS;

/**
 * One map, in world pixels. The collision and the picture are both made from it.
 * The top of a solid, a platform or a wall is the line feet walk on; the drawn moss begins `MOSS_HEIGHT` above it,
 * so feet sink a little into the grass.
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
  /** Held on to with UP anywhere, with DOWN on the top edge, which carries like a platform; let go with JUMP. */
  readonly ladders: readonly Rect[];
  readonly slopes: readonly Slope[];
  readonly movers: readonly Mover[];
  readonly currents: readonly Current[];
  readonly shells: readonly ShellPlace[];
  readonly secrets: readonly SecretSpot[];
  readonly courses: readonly Course[];
  readonly portals: readonly Portal[];
  readonly npcs: readonly NpcPlace[];
}

/** Side of a tile in pixels; an avatar is about 1.6 tiles tall, jumps 2 high and 3 far. */
export const TILE = 64;
/** How far the drawn moss stands above the walking line. */
export const MOSS_HEIGHT = 8;
/** How far a platform reaches down from its walking line. */
export const PLATFORM_THICKNESS = 32;
