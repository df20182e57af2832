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
/** Downward speed of the tick in which one lets oneself through a platform. */
export const DROP_SPEED = 120;

/** A jump still counts this long after the edge … */
export const COYOTE_TICKS = 5;
/** … and when pressed this long before landing. */
export const BUFFER_TICKS = 6;
/** A head that only grazes a corner by this much slides around it. */
export const CORNER_NUDGE = 10;

/** Below this the feet are drawn as standing. */
export const WALK_ANIMATION_SPEED = 12;
