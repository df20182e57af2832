import { describe, expect, it } from 'vitest';
import { animationOf } from './animationOf.ts';
import { BODY_HALF_WIDTH, BODY_HEIGHT, COYOTE_TICKS, FALL_CAP, FAST_FALL_CAP, WALK_SPEED } from './feel.ts';
import { INPUT } from './inputBits.ts';
import { isAtRest } from './isAtRest.ts';
import { NO_SKILLS } from './playerSkills.ts';
import { createPlayerState, type PlayerState } from './playerState.ts';
import { stepPlayer } from './stepPlayer.ts';
import { courseMap } from './traces/courseMap.ts';

const { LEFT, RIGHT, JUMP, DOWN } = INPUT;

function run(state: PlayerState, bits: number, ticks: number): PlayerState {
  let current = state;
  for (let tick = 0; tick < ticks; tick += 1) current = stepPlayer(current, bits, courseMap);
  return current;
}

/** Highest point reached in a second when jump is held for this many ticks, in px above the start. */
function rise(start: PlayerState, held: number): number {
  let current = start;
  let top = start.y;
  for (let tick = 0; tick < 60; tick += 1) {
    current = stepPlayer(current, tick < held ? JUMP : 0, courseMap);
    top = Math.min(top, current.y);
  }
  return start.y - top;
}

const standing = run(createPlayerState(100, 704), 0, 3);

describe('walking', () => {
  it('reaches full speed within an eighth of a second and stops sooner', () => {
    const walking = run(standing, RIGHT, 7);
    expect(walking.vx).toBe(WALK_SPEED);
    expect(run(walking, 0, 6).vx).toBe(0);
    expect(animationOf(walking)).toBe('walk');
  });

  it('stops at a step, at a wall and at the edge of the world', () => {
    expect(run(standing, RIGHT, 120)).toMatchObject({ x: 320 - BODY_HALF_WIDTH, vx: 0 });
    expect(run(createPlayerState(1400, 704), RIGHT, 120)).toMatchObject({ x: 1536 - BODY_HALF_WIDTH, vx: 0 });
    expect(run(standing, LEFT, 120)).toMatchObject({ x: BODY_HALF_WIDTH, vx: 0 });
  });

  it('keeps looking where it last went', () => {
    expect(run(run(standing, LEFT, 2), 0, 30).facing).toBe(-1);
  });

  it('cancels when both directions are down', () => {
    expect(run(standing, LEFT | RIGHT, 10).x).toBe(standing.x);
  });

  it('is faster by the learned level', () => {
    expect(run(standing, RIGHT, 20).vx).toBe(WALK_SPEED);
    let boosted = standing;
    for (let tick = 0; tick < 20; tick += 1)
      boosted = stepPlayer(boosted, RIGHT, courseMap, { ...NO_SKILLS, speedBoost: 2 });
    expect(boosted.vx).toBe(WALK_SPEED * 1.125);
  });
});

describe('jumping', () => {
  it('rises about 2.2 tiles when held and much less when tapped', () => {
    const held = rise(standing, 40);
    expect(held).toBeGreaterThan(132);
    expect(held).toBeLessThan(148);
    expect(rise(standing, 2)).toBeLessThan(held / 2);
  });

  it('crosses a gap of two tiles and lands standing', () => {
    const edge = run(createPlayerState(880, 704), RIGHT, 3);
    const over = run(run(edge, RIGHT | JUMP, 44), RIGHT, 2);
    expect(over.x - BODY_HALF_WIDTH).toBeGreaterThan(1000);
    expect(run(over, 0, 30)).toMatchObject({ y: 704, standingOn: 'solid' });
  });

  it('does not repeat while the key stays down', () => {
    const landed = run(standing, JUMP, 90);
    expect(landed).toMatchObject({ grounded: true, y: 704 });
  });

  it('still jumps shortly after walking off an edge, but not later', () => {
    let walker = run(createPlayerState(870, 704), 0, 3);
    while (walker.grounded) walker = stepPlayer(walker, RIGHT, courseMap);
    expect(run(walker, RIGHT, COYOTE_TICKS - 2).y).toBeGreaterThan(704);
    expect(stepPlayer(run(walker, RIGHT, COYOTE_TICKS - 2), RIGHT | JUMP, courseMap).vy).toBeLessThan(0);
    expect(stepPlayer(run(walker, RIGHT, COYOTE_TICKS + 1), RIGHT | JUMP, courseMap).vy).toBeGreaterThan(0);
  });

  it('remembers a press shortly before landing', () => {
    const falling = run(createPlayerState(100, 701), 0, 2);
    expect(falling.grounded).toBe(false);
    const pressed = run(falling, JUMP, 5);
    expect(pressed.vy).toBeLessThan(0);
  });

  it('slides around a corner that the head only grazes', () => {
    const under = run(createPlayerState(656 + BODY_HALF_WIDTH - 6, 560), JUMP, 1);
    let current = under;
    for (let tick = 0; tick < 4; tick += 1) current = stepPlayer({ ...current, vy: -600 }, JUMP, courseMap);
    expect(current.x).toBe(656 + BODY_HALF_WIDTH);
    expect(current.vy).toBeLessThan(0);
  });

  it('bumps its head under a broad ceiling', () => {
    const under = run(createPlayerState(1340, 704), 0, 3);
    let current = under;
    let top = current.y;
    for (let tick = 0; tick < 40; tick += 1) {
      current = stepPlayer(current, JUMP, courseMap);
      top = Math.min(top, current.y);
    }
    expect(top).toBe(608 + BODY_HEIGHT);
  });

  it('never falls faster than the cap', () => {
    expect(run(createPlayerState(990, 100), 0, 40).vy).toBe(FALL_CAP);
  });

  it('comes down faster with DOWN, and is caught softly when it is let go', () => {
    const fast = run(createPlayerState(990, 100), DOWN, 24);
    expect(fast.vy).toBe(FAST_FALL_CAP);
    const caught = run(fast, 0, 1);
    expect(caught.vy).toBeLessThan(FAST_FALL_CAP);
    expect(caught.vy).toBeGreaterThan(FALL_CAP);
  });
});

describe('one-way platforms', () => {
  const onPlatform = run(createPlayerState(720, 560), 0, 30);

  it('carry from above and let through from below', () => {
    expect(onPlatform).toMatchObject({ y: 590, standingOn: 'platform' });
    const jumped = run(run(createPlayerState(800, 704), 0, 3), JUMP, 20);
    expect(jumped.y).toBeLessThan(590);
  });

  it('let go with down and jump', () => {
    const dropped = run(onPlatform, DOWN | JUMP, 40);
    expect(dropped).toMatchObject({ y: 704, standingOn: 'solid' });
  });

  it('hold with down alone; solid ground never lets through', () => {
    expect(run(onPlatform, DOWN, 20).y).toBe(590);
    expect(run(standing, DOWN | JUMP, 90).y).toBe(704);
  });
});

describe('at rest', () => {
  it('a tick without input changes nothing', () => {
    expect(isAtRest(standing, courseMap)).toBe(true);
    expect(stepPlayer(standing, 0, courseMap)).toEqual({ ...standing, tick: standing.tick + 1 });
    const stopped = run(run(standing, RIGHT, 30), 0, 30);
    expect(isAtRest(stopped, courseMap)).toBe(true);
    expect(stepPlayer(stopped, 0, courseMap)).toEqual({ ...stopped, tick: stopped.tick + 1 });
  });
});
