/** An axis-aligned box in map pixels, y growing downwards. Map data uses whole numbers, so edges compare exactly. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A one-way floor: solid from above, passable from below and from the sides. */
export interface PlatformSpan {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** The part of a box below its diagonal; `up` is the side of the high end. At most as high as wide. */
export interface SlopeBox extends Rect {
  readonly up: 'left' | 'right';
}

/** A one-way floor on its way from (x, y) to (toX, toY) and back; ids are positive and unique on a map. */
export interface MoverTrack extends PlatformSpan {
  readonly id: number;
  readonly toX: number;
  readonly toY: number;
  /** Ticks for there and back. */
  readonly periodTicks: number;
}

/** A current that accelerates towards a speed (px/s); a `vy` of 0 does not affect falling and jumping. */
export interface CurrentBox extends Rect {
  readonly vx: number;
  readonly vy: number;
}

/** The part of a map that the step needs; a map definition of the content is assignable. */
export interface CollisionMap {
  readonly width: number;
  readonly height: number;
  readonly solids: readonly Rect[];
  readonly platforms: readonly PlatformSpan[];
  /** Climbable walls; they stop a body just like solids. */
  readonly walls: readonly Rect[];
  /** Grabbed with UP; the top edge is a one-way floor. */
  readonly ladders: readonly Rect[];
  readonly slopes: readonly SlopeBox[];
  readonly movers: readonly MoverTrack[];
  readonly currents: readonly CurrentBox[];
}
