/** An axis-aligned box in map pixels, y growing downwards. Map data uses whole numbers, so edges compare exactly. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A one-way floor: carries from above, lets through from below and from the sides. */
export interface PlatformSpan {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** What the step needs to know of a map; a map definition of the content fits as it is. */
export interface CollisionMap {
  readonly width: number;
  readonly height: number;
  readonly solids: readonly Rect[];
  readonly platforms: readonly PlatformSpan[];
  /** Climbable walls; they stop a body just like solids. */
  readonly walls: readonly Rect[];
}
