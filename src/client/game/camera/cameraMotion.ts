/** Pure. The camera's target. Positions are world px, times ms. */

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
  /** The y that the camera keeps the feet's line at. */
  readonly y: number;
  /** How far the camera looks ahead of the subject; negative to the left. */
  readonly ahead: number;
}

/** The subject moves this far to either side before the camera follows. */
const DEAD_ZONE_X = 56;
/** In the air the camera waits until the feet are this far above or below the last floor. */
const DEAD_ZONE_UP = 150;
const DEAD_ZONE_DOWN = 40;
/** Look-ahead of a walker at full speed: px, and at most this share of the view, for narrow screens. */
const LOOK_AHEAD = 150;
const LOOK_AHEAD_SHARE = 0.15;
const FULL_SPEED = 220;
/** Below this speed the look-ahead stays unchanged. */
const STANDING_SPEED = 12;
/** Time constants: the time in which about two thirds of the way are done. */
const FOLLOW_X_MS = 110;
const FOLLOW_Y_MS = 190;
const AHEAD_MS = 620;
/** Height of the feet as a share of the view, from its top. */
const FEET_AT = 0.64;
/** A portrait view may show this share of its height below the map, where touch controls and the chat cover it. */
const BELOW_SHARE = 0.18;

const approach = (from: number, to: number, dt: number, time: number) =>
  to + (from - to) * Math.exp(-dt / time);
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/**
 * A portrait view begins this share of its width ahead, so that the things in front of the avatar are on the screen on
 * arrival.
 */
const ARRIVAL_AHEAD_SHARE = 0.34;

export function startCamera(
  { x, y, facing }: Pick<CameraSubject, 'x' | 'y' | 'facing'>,
  size: { readonly width: number; readonly height: number },
): CameraState {
  const ahead = size.height > size.width ? facing * size.width * ARRIVAL_AHEAD_SHARE : 0;
  return { x: x + ahead, y, ahead };
}

export interface FollowOptions {
  /** Width of the view, world px. */
  readonly width: number;
  /** With reduced motion the camera follows without looking ahead, but for what it shows on arrival. */
  readonly reducedMotion?: boolean;
}

/**
 * Advances the camera by one frame. While the subject walks, the look-ahead grows and the dead zone closes with it; the
 * dead zone would otherwise take up the look-ahead. While it stands, the camera keeps its place.
 */
export function followSubject(
  state: CameraState,
  subject: CameraSubject,
  dt: number,
  { width, reducedMotion = false }: FollowOptions,
): CameraState {
  const share = clamp(subject.vx / FULL_SPEED, -1, 1);
  const ahead = approach(state.ahead, wantedAhead(state, subject, reducedMotion ? 0 : width), dt, AHEAD_MS);
  const goal = subject.x + ahead;
  const slack = reducedMotion ? DEAD_ZONE_X : DEAD_ZONE_X * (1 - Math.abs(share));
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
 * The view of a camera, kept inside the map; a map smaller than the view is centred. A portrait view extends below the
 * ground, so that touch controls do not cover the feet.
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

/** The view of a dialog: zoomed in, the NPC in the middle with its feet above the text box. */
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

/** The view of an editor: the object in the middle of the area that the editor leaves free. */
export function besideView(
  feet: { readonly x: number; readonly y: number },
  size: { width: number; height: number },
  covered: { readonly right: number; readonly bottom: number },
): View {
  const free = { width: size.width * (1 - covered.right), height: size.height * (1 - covered.bottom) };
  const zoom = Math.max(BESIDE_ZOOM.least, Math.min(BESIDE_ZOOM.most, free.height / BESIDE_HEIGHT));
  return {
    left: feet.x - free.width / zoom / 2,
    top: feet.y - (free.height / zoom) * BESIDE_FEET_AT,
    width: size.width / zoom,
    height: size.height / zoom,
  };
}

/** World px from top to bottom of the free part: the tallest object with its friends before it. */
const BESIDE_HEIGHT = 560;
const BESIDE_ZOOM = { least: 0.72, most: 1.25 } as const;
const BESIDE_FEET_AT = 0.8;

/** Interpolates two views; `share` 0 is the first. */
export function blendViews(from: View, to: View, share: number): View {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    left: mix(from.left, to.left),
    top: mix(from.top, to.top),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}

/** Nearness at the height of a breath, and its length, ms. */
const BREATH = { share: 0.035, ms: 620 } as const;
/** How far a dash leaves the view behind, world px, and until it has caught up, ms. */
const LAG = { px: 20, ms: 260 } as const;

/** One breath of a view: a little nearer and back, `ms` after its beginning. */
export function breathe(view: View, ms: number): View {
  if (ms >= BREATH.ms) return view;
  const nearer = 1 - BREATH.share * Math.sin((ms / BREATH.ms) * Math.PI) ** 2;
  const [width, height] = [view.width * nearer, view.height * nearer];
  return {
    left: view.left + (view.width - width) / 2,
    top: view.top + (view.height - height) / 2,
    width,
    height,
  };
}

/** How far the view hangs behind a dash to the side of `facing`, `ms` after its beginning, world px. */
export function dashLag(facing: -1 | 1, ms: number): number {
  return ms >= LAG.ms ? 0 : -facing * LAG.px * Math.sin((ms / LAG.ms) * Math.PI);
}

/** A view for a picture: nearer and moved aside, but never beyond the map. */
export function photoView(
  { left, top, width, height }: View,
  { zoom, dx, dy }: { readonly zoom: number; readonly dx: number; readonly dy: number },
  map: CameraBounds,
): View {
  const [w, h] = [width / zoom, height / zoom];
  const feet = top + height * FEET_AT;
  const lowest = Math.max(map.height, top + height);
  return {
    left: keepInside(left + (width - w) / 2 + dx, w, map.width),
    top: keepInside(feet - h * FEET_AT + dy, h, lowest),
    width: w,
    height: h,
  };
}
