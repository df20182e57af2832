/**
 * How moving feels. Lengths in px, speeds in px/s, accelerations in px/s², times in ticks.
 * Changing one changes every recorded trace: server and browsers must be of the same build.
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

/** Reaches 2.2 tiles (140 px) when held, and about a third of it when tapped. */
export const JUMP_SPEED = 708;
/** What is left of the rise when the key is let go early. */
export const JUMP_CUT = 0.45;
export const RISE_GRAVITY = 1760;
export const FALL_GRAVITY = 2100;
/** Below this vertical speed the pull is softer, which gives a moment to aim at the top. */
export const APEX_SPEED = 90;
export const APEX_GRAVITY = 1150;
export const FALL_CAP = 680;
/** With DOWN held in the air one comes down sooner. */
export const FAST_FALL_GRAVITY = 3400;
export const FAST_FALL_CAP = 900;
/** Downward speed of the tick in which one lets oneself through a platform. */
export const DROP_SPEED = 120;

/** A jump still counts this long after the edge … */
export const COYOTE_TICKS = 5;
/** … and when pressed this long before landing. */
export const BUFFER_TICKS = 6;
/** A head that only grazes a corner by this much slides around it. */
export const CORNER_NUDGE = 10;

export const CLIMB_SPEED = 160;
/** How fast a ladder draws whoever holds it to its middle. */
export const LADDER_CENTRING_SPEED = 180;
/** What a hop off a ladder has of a jump. */
export const LADDER_HOP = 0.62;
/** After letting go of a ladder the hands stay open for so long. */
export const LADDER_LET_GO_TICKS = 14;

/** How strongly a current pulls sideways, own steps included: water gives way slowly. */
export const CURRENT_PULL_X = 1500;
/** How strongly a rising or sinking current pulls; more than any gravity, or nothing would ever be lifted. */
export const CURRENT_PULL_Y = 4200;

/** Stepping over onto a mover that passes by, its board may be this much above the feet. */
export const MOVER_STEP_UP = 5;

/** Two presses of one direction within this are a dash. */
export const DOUBLE_TAP_TICKS = 14;
export const DASH_SPEED = 640;
/** Hands reach a wall from this far (px). */
export const WALL_REACH = 2;

/** Below this the feet are drawn as standing. */
export const WALK_ANIMATION_SPEED = 12;
