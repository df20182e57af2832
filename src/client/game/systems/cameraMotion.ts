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
/** A walker at full speed is led by so much: px, and at most this share of the view, for narrow screens. */
const LOOK_AHEAD = 150;
const LOOK_AHEAD_SHARE = 0.15;
const FULL_SPEED = 220;
/** Slower than this one does not walk anywhere: the camera keeps looking where it looked. */
const STANDING_SPEED = 12;
/** Time constants: after so long about two thirds of the way are done. */
const FOLLOW_X_MS = 110;
const FOLLOW_Y_MS = 190;
const AHEAD_MS = 620;
/** Feet stand this far down the view. */
const FEET_AT = 0.64;
/** A view held upright may show so much of its height below the map: thumbs and the chat lie over it. */
const BELOW_SHARE = 0.18;

const approach = (from: number, to: number, dt: number, time: number) =>
  to + (from - to) * Math.exp(-dt / time);
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

export function startCamera({ x, y }: Pick<CameraSubject, 'x' | 'y'>): CameraState {
  return { x, y, ahead: 0 };
}

export interface FollowOptions {
  /** Width of the view, world px. */
  readonly width: number;
  /** The player asked for less motion: the camera follows, but does not look ahead. */
  readonly isCalm?: boolean;
}

/**
 * One frame behind the subject. Who walks sees more of what comes: the further ahead the longer one walks, and the
 * dead zone closes meanwhile, or it would eat up what was gained. Standing still the camera stays as it is.
 */
export function followSubject(
  state: CameraState,
  subject: CameraSubject,
  dt: number,
  { width, isCalm = false }: FollowOptions,
): CameraState {
  const share = clamp(subject.vx / FULL_SPEED, -1, 1);
  const ahead = isCalm ? 0 : approach(state.ahead, wantedAhead(state, subject, width), dt, AHEAD_MS);
  const goal = subject.x + ahead;
  const slack = isCalm ? DEAD_ZONE_X : DEAD_ZONE_X * (1 - Math.abs(share));
  const wantedX = clamp(state.x, goal - slack, goal + slack);
  const wantedY = subject.grounded
    ? subject.y
    : clamp(state.y, subject.y - DEAD_ZONE_DOWN, subject.y + DEAD_ZONE_UP);
  return {
    x: approach(state.x, wantedX, dt, FOLLOW_X_MS),
    y: approach(state.y, wantedY, dt, FOLLOW_Y_MS),
    ahead,
  };
}

function wantedAhead({ ahead }: CameraState, { vx }: CameraSubject, width: number): number {
  if (Math.abs(vx) < STANDING_SPEED) return ahead;
  return clamp(vx / FULL_SPEED, -1, 1) * Math.min(LOOK_AHEAD, width * LOOK_AHEAD_SHARE);
}

/**
 * The view that belongs to a camera, kept inside the map; a map smaller than the view is centred. Held upright it goes
 * on a little below the ground, or hands would cover the feet.
 */
export function viewOf(state: CameraState, size: { width: number; height: number }, map: CameraBounds): View {
  const { width, height } = size;
  const below = height > width ? height * BELOW_SHARE : 0;
  return {
    left: keepInside(state.x - width / 2, width, map.width),
    top: keepInside(state.y - height * FEET_AT, height, map.height + below),
    width,
    height,
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
