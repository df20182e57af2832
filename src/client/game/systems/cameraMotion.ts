/** Pure: where the camera looks. Positions are world px, times ms. */

export interface CameraBounds {
  readonly width: number;
  readonly height: number;
}

/** The visible part of the world. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface CameraSubject {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly facing: -1 | 1;
  readonly grounded: boolean;
}

export interface CameraState {
  /** Middle of the view. */
  readonly x: number;
  /** The line the feet keep to. */
  readonly y: number;
  /** How far the camera looks ahead of the subject; negative to the left. */
  readonly ahead: number;
}

/** The subject moves this far to either side before the camera follows. */
const DEAD_ZONE_X = 56;
/** In the air the camera waits until the feet are this far above or below the last floor. */
const DEAD_ZONE_UP = 150;
const DEAD_ZONE_DOWN = 40;
const LOOK_AHEAD = 90;
const FULL_SPEED = 220;
/** Time constants: after so long about two thirds of the way are done. */
const FOLLOW_X_MS = 110;
const FOLLOW_Y_MS = 190;
const AHEAD_MS = 420;
/** Feet stand this far down the view. */
const FEET_AT = 0.64;

const approach = (from: number, to: number, dt: number, time: number) =>
  to + (from - to) * Math.exp(-dt / time);
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

export function startCamera({ x, y }: Pick<CameraSubject, 'x' | 'y'>): CameraState {
  return { x, y, ahead: 0 };
}

export function followSubject(state: CameraState, subject: CameraSubject, dt: number): CameraState {
  const wantedAhead = (clamp(subject.vx, -FULL_SPEED, FULL_SPEED) / FULL_SPEED) * LOOK_AHEAD;
  const ahead = approach(state.ahead, wantedAhead, dt, AHEAD_MS);
  const goal = subject.x + ahead;
  const wantedX = clamp(state.x, goal - DEAD_ZONE_X, goal + DEAD_ZONE_X);
  const wantedY = subject.grounded
    ? subject.y
    : clamp(state.y, subject.y - DEAD_ZONE_DOWN, subject.y + DEAD_ZONE_UP);
  return {
    x: approach(state.x, wantedX, dt, FOLLOW_X_MS),
    y: approach(state.y, wantedY, dt, FOLLOW_Y_MS),
    ahead,
  };
}

/** The view that belongs to a camera, kept inside the map; a map smaller than the view is centred. */
export function viewOf(state: CameraState, size: { width: number; height: number }, map: CameraBounds): View {
  return {
    left: keepInside(state.x - size.width / 2, size.width, map.width),
    top: keepInside(state.y - size.height * FEET_AT, size.height, map.height),
    width: size.width,
    height: size.height,
  };
}

function keepInside(start: number, length: number, whole: number): number {
  return length >= whole ? (whole - length) / 2 : clamp(start, 0, whole - length);
}

/** The dialog's view: closer, the speaker in the middle, its feet in the upper part above the box of text. */
export function focusView(
  feet: { readonly x: number; readonly y: number },
  size: { width: number; height: number },
  map: CameraBounds,
): View {
  const width = size.width / FOCUS_ZOOM;
  const height = size.height / FOCUS_ZOOM;
  return {
    left: keepInside(feet.x - width / 2, width, map.width),
    top: feet.y - height * FOCUS_FEET_AT,
    width,
    height,
  };
}

const FOCUS_ZOOM = 1.3;
const FOCUS_FEET_AT = 0.6;

/** From one view to another; `share` 0 is the first. */
export function blendViews(from: View, to: View, share: number): View {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    left: mix(from.left, to.left),
    top: mix(from.top, to.top),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}
