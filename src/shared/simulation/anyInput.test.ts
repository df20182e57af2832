import { describe, expect, it } from 'vitest';
import { createRandom } from './createRandom.ts';
import { BODY_HALF_WIDTH, BODY_HEIGHT, DASH_SPEED, FAST_FALL_CAP, JUMP_SPEED, WALK_SPEED } from './feel.ts';
import type { CollisionMap } from './geometry.ts';
import { hashStates } from './hashStates.ts';
import { INPUT_MASK } from './inputBits.ts';
import { isInsideSolid } from './isInsideSolid.ts';
import { NO_SKILLS, type PlayerSkills } from './playerSkills.ts';
import { createPlayerState, type PlayerState } from './playerState.ts';
import { stepPlayer } from './stepPlayer.ts';
import { courseMap } from './traces/courseMap.ts';
import { parkMap } from './traces/parkMap.ts';

const ALL_SKILLS: PlayerSkills = {
  dash: 5,
  doubleJump: 3,
  speedBoost: 5,
  wallClimb: 3,
  glide: 3,
  ladderClimb: 3,
  swim: 3,
  highJump: 3,
  edgeJump: 2,
  airControl: 2,
};
/** The fastest mover and current of the two courses, and a dash or a boosted walk. */
const MOST_ALONG = DASH_SPEED + 400;
const MOST_UP = JUMP_SPEED + 300;
const TICKS = 2500;

interface Run {
  readonly map: CollisionMap;
  readonly skills: PlayerSkills;
  readonly seed: number;
}

/** Random keys for random times; sometimes time passes without steps. */
function* wander({ map, skills, seed }: Run): Generator<PlayerState> {
  const random = createRandom(seed);
  let state = createPlayerState(40 + random() * 140, 704);
  let bits = 0;
  for (let step = 0; step < TICKS; step += 1) {
    if (random() < 0.12) bits = Math.floor(random() * (INPUT_MASK + 1));
    const skipped = random() < 0.002 ? Math.floor(random() * 200) : 0;
    state = stepPlayer(state, bits, map, skills, state.tick + 1 + skipped);
    yield state;
  }
}

function isSane(map: CollisionMap, state: PlayerState): boolean {
  return (
    Number.isFinite(state.x + state.y + state.vx + state.vy + state.carryX) &&
    state.x >= BODY_HALF_WIDTH &&
    state.x <= map.width - BODY_HALF_WIDTH &&
    state.y >= BODY_HEIGHT &&
    state.y <= map.height &&
    Math.abs(state.vx) <= MOST_ALONG &&
    state.vy <= FAST_FALL_CAP &&
    state.vy >= -MOST_UP &&
    !isInsideSolid(map, state.x, state.y)
  );
}

describe.each([
  ['the course', courseMap, NO_SKILLS],
  ['the course with every skill', courseMap, ALL_SKILLS],
  ['the park', parkMap, NO_SKILLS],
  ['the park with every skill', parkMap, ALL_SKILLS],
] as const)('any input on %s', (_name, map, skills) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('seed %i stays sane', (seed) => {
    expect([...wander({ map, skills, seed })].filter((state) => !isSane(map, state))).toEqual([]);
  });

  it('twice is the same run to the bit', () => {
    const run = { map, skills, seed: 9 };
    expect(hashStates(wander(run))).toBe(hashStates(wander(run)));
  });

  it('gets about', () => {
    const footings = new Set<string>();
    let [left, right] = [map.width, 0];
    for (let seed = 1; seed <= 8; seed += 1) {
      for (const { x, standingOn } of wander({ map, skills, seed })) {
        footings.add(standingOn);
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
    }
    expect(right - left).toBeGreaterThan(map.width / 4);
    expect(footings.has('air') && footings.has('solid')).toBe(true);
    if (map.slopes.length > 0) expect(footings.has('slope')).toBe(true);
  });
});

describe('never faster than the feet', () => {
  it('without skills, movers and water one walks no faster than the walk', () => {
    for (const state of wander({ map: courseMap, skills: NO_SKILLS, seed: 21 }))
      expect(Math.abs(state.vx)).toBeLessThanOrEqual(WALK_SPEED);
  });
});
