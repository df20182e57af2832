import { countDown } from './countDown.ts';
import { DOUBLE_TAP_TICKS } from './feel.ts';
import type { Keys } from './keysOf.ts';
import { byLevel, DASH_COOLDOWN_TICKS, DASH_TICKS, type PlayerSkills } from './playerSkills.ts';
import type { PlayerState } from './playerState.ts';

/** The timers of dashing after one tick; a new dash has its full length. */
export type Dash = Pick<PlayerState, 'dash' | 'dashWait' | 'tapSide' | 'tapTicks'> & {
  /** Direction of the dash. */
  readonly side: -1 | 1;
};

/** Detects the double tap. A jump ends a dash; without the skill nothing is counted, so that a body comes to rest. */
export function dash(state: PlayerState, keys: Keys, { dash: level }: PlayerSkills): Dash {
  const wait = countDown(state.dashWait);
  const left = keys.jumpPressed ? 0 : countDown(state.dash);
  if (level === 0) return { dash: 0, dashWait: wait, side: state.facing, tapSide: 0, tapTicks: 0 };
  const running = { dash: left, dashWait: wait, side: state.facing };
  if (keys.tapped === 0) {
    const tapTicks = countDown(state.tapTicks);
    return { ...running, tapSide: tapTicks === 0 ? 0 : state.tapSide, tapTicks };
  }
  const isDouble = state.tapTicks > 0 && state.tapSide === keys.tapped;
  if (!isDouble || wait > 0) return { ...running, tapSide: keys.tapped, tapTicks: DOUBLE_TAP_TICKS };
  return {
    dash: byLevel(DASH_TICKS, level),
    dashWait: byLevel(DASH_COOLDOWN_TICKS, level),
    tapSide: 0,
    tapTicks: 0,
    side: keys.tapped,
  };
}
