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

export interface Portal extends Rect {
  readonly id: number;
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

export type MapKey = 'plaza' | 'beach';

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
  readonly portals: readonly Portal[];
  readonly npcs: readonly NpcPlace[];
}

/** Side of a tile in pixels; an avatar is about 1.6 tiles tall, jumps 2 high and 3 far. */
export const TILE = 64;
/** How far the drawn moss stands above the walking line. */
export const MOSS_HEIGHT = 8;
