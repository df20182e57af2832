/**
 * Movement constants. Lengths in px, speeds in px/s, accelerations in px/s², times in ticks. Changing one changes every
 * recorded trace: server and browsers must be of the same build.
 */
export const TICK_RATE = 60;
/** Milliseconds of one tick. */
export const TICK_MS = 1000 / TICK_RATE;

/** The body is a box around the feet: `x ± BODY_HALF_WIDTH`, `y - BODY_HEIGHT … y`. Hats and hair stick out. */
export const BODY_HALF_WIDTH = 17;
export const BODY_HEIGHT = 84;

export const WALK_SPEED = 220;
export const GROUND_ACCELERATION = 2400;
export const GROUND_BRAKING = 3000;
export const AIR_ACCELERATION = 1800;
export const AIR_BRAKING = 900;

/** A held jump reaches 2.2 tiles (140 px), a tapped one about a third of it. */
export const JUMP_SPEED = 708;
/** Share of the upward speed that remains when the key is released early. */
export const JUMP_CUT = 0.45;
export const RISE_GRAVITY = 1760;
export const FALL_GRAVITY = 2100;
/** Below this vertical speed gravity is weaker, which gives time to aim at the top of a jump. */
export const APEX_SPEED = 90;
export const APEX_GRAVITY = 1150;
export const FALL_CAP = 680;
/** Gravity is stronger with DOWN held in the air. */
export const FAST_FALL_GRAVITY = 3400;
export const FAST_FALL_CAP = 900;
/** Downward speed of the tick in which the body drops through a platform. */
export const DROP_SPEED = 120;

/** A jump still counts this long after the edge (coyote time) … */
export const COYOTE_TICKS = 5;
/** … and when pressed this long before landing (jump buffer). */
export const BUFFER_TICKS = 6;
/** A head that overlaps a corner by at most this much slides around it. */
export const CORNER_NUDGE = 10;

export const CLIMB_SPEED = 160;
/** Speed at which a ladder pulls the body to its middle. */
export const LADDER_CENTRING_SPEED = 180;
/** Share of a jump's speed when hopping off a ladder. */
export const LADDER_HOP = 0.62;
/** Ticks after releasing a ladder in which none can be grabbed. */
export const LADDER_LET_GO_TICKS = 14;

/** Sideways acceleration of a current, own steps included. */
export const CURRENT_PULL_X = 1500;
/** Vertical acceleration of a current; stronger than gravity, so that it can lift. */
export const CURRENT_PULL_Y = 4200;

/** When stepping sideways onto a mover, its board may be this much above the feet. */
export const MOVER_STEP_UP = 5;

/** Two presses of one direction within this are a dash. */
export const DOUBLE_TAP_TICKS = 14;
export const DASH_SPEED = 640;
/** Distance at which a wall can be grabbed (px). */
export const WALL_REACH = 2;

/** Below this the feet are drawn as standing. */
export const WALK_ANIMATION_SPEED = 12;
