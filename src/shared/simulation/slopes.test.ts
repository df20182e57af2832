import { describe, expect, it } from 'vitest';
import { BODY_HALF_WIDTH, BODY_HEIGHT, JUMP_SPEED, TICK_RATE, WALK_SPEED } from './feel.ts';
import type { CollisionMap } from './geometry.ts';
import { INPUT } from './inputBits.ts';
import { isAtRest } from './isAtRest.ts';
import { isInsideSolid } from './isInsideSolid.ts';
import { createPlayerState } from './playerState.ts';
import { slopeLineAt } from './slopes.ts';
import { NO_SKILLS } from './playerSkills.ts';
import { stepPlayer } from './stepPlayer.ts';
import { parkMap } from './traces/parkMap.ts';
import { afterPark, standInPark, walkPark } from './traces/walkPark.ts';

const { LEFT, RIGHT, JUMP } = INPUT;
const STEP = WALK_SPEED / TICK_RATE;

describe('walking over a hill', () => {
  const start = afterPark(standInPark(100, 704), RIGHT, 8);
  const way = walkPark(start, RIGHT, 150);

  it('never leaves the ground and never slows down', () => {
    expect(way.every(({ grounded }) => grounded)).toBe(true);
    expect(way.every(({ vx }) => vx === WALK_SPEED)).toBe(true);
    way.forEach(({ x }, tick) => expect(x).toBeCloseTo(start.x + (tick + 1) * STEP, 8));
  });

  it('goes up to the top, over it and down to the foot without a jolt', () => {
    const heights = [start, ...way].map(({ y }) => y);
    expect(Math.min(...heights)).toBe(576);
    const top = heights.indexOf(576);
    const jolts = heights.slice(1).map((y, index) => y - (heights[index] ?? y));
    expect(jolts.slice(0, top).every((rise) => rise <= 0 && rise >= -STEP)).toBe(true);
    expect(jolts.slice(top).every((fall) => fall >= 0 && fall <= STEP + 1e-9)).toBe(true);
  });

  it('is the same on the way back', () => {
    const back = walkPark(afterPark(standInPark(740, 704), LEFT, 8), LEFT, 160);
    expect(back.every(({ grounded }) => grounded)).toBe(true);
    expect(Math.min(...back.map(({ y }) => y))).toBe(576);
    expect(back.at(-1)?.y).toBe(704);
  });

  it('stands on the line with its uphill corner', () => {
    const [slope] = parkMap.slopes;
    if (slope === undefined) throw new Error('the park has no slope');
    const resting = standInPark(300, 600);
    const stood = afterPark(resting, 0, 60);
    expect(stood.standingOn).toBe('slope');
    expect(stood.y).toBe(slopeLineAt(slope, 300 + BODY_HALF_WIDTH));
    expect(isAtRest(stood, parkMap)).toBe(true);
    expect(afterPark(stood, 0, 1)).toEqual({ ...stood, tick: stood.tick + 1 });
  });

  it('is jumped off and landed on', () => {
    const onSlope = afterPark(afterPark(standInPark(300, 600), 0, 30), RIGHT, 4);
    const off = afterPark(onSlope, RIGHT | JUMP, 1);
    expect(off.standingOn).toBe('air');
    expect(off.vy).toBeLessThan(-JUMP_SPEED * 0.9);
    const landed = afterPark(afterPark(onSlope, JUMP, 6), 0, 60);
    expect(landed.standingOn).toBe('slope');
  });

  it('a dash runs down the hill instead of off it', () => {
    const skills = { ...NO_SKILLS, dash: 5 };
    let state = standInPark(540, 576);
    for (const bits of [RIGHT, 0, RIGHT]) state = stepPlayer(state, bits, parkMap, skills);
    expect(state.dash).toBeGreaterThan(0);
    const run = walkPark(state, RIGHT, 12, skills);
    expect(run.every(({ grounded }) => grounded)).toBe(true);
    expect(run.at(-1)?.standingOn).toBe('slope');
  });
});

describe('where a slope meets something else', () => {
  const empty: CollisionMap = {
    width: 1000,
    height: 600,
    solids: [{ x: 0, y: 500, w: 1000, h: 100 }],
    platforms: [],
    walls: [],
    ladders: [],
    slopes: [{ x: 300, y: 372, w: 128, h: 128, up: 'right' }],
    movers: [],
    currents: [],
  };
  const walkUp = (map: CollisionMap) => {
    let state = createPlayerState(200, 500);
    for (let tick = 0; tick < 120; tick += 1) {
      state = stepPlayer(state, RIGHT, map);
      expect(isInsideSolid(map, state.x, state.y)).toBe(false);
    }
    return state;
  };

  it('a wall at its top stops the body there', () => {
    const wall = { x: 428, y: 200, w: 40, h: 300 };
    expect(walkUp({ ...empty, solids: [...empty.solids, wall] })).toMatchObject({
      x: 428 - BODY_HALF_WIDTH,
      y: 372,
      vx: 0,
    });
  });

  it('a ceiling above it stops the body before its head is squeezed', () => {
    const roof = { x: 350, y: 340, w: 200, h: 20 };
    const stopped = walkUp({ ...empty, solids: [...empty.solids, roof] });
    expect(stopped.vx).toBe(0);
    expect(stopped.y - BODY_HEIGHT).toBeGreaterThanOrEqual(360);
    expect(stopped.y - BODY_HEIGHT).toBeLessThan(366);
  });

  it('its upright side is a wall from behind', () => {
    let state = createPlayerState(600, 500);
    for (let tick = 0; tick < 120; tick += 1) state = stepPlayer(state, LEFT, empty);
    expect(state).toMatchObject({ x: 428 + BODY_HALF_WIDTH, y: 500, vx: 0 });
  });

  it('its foot at the edge of a ledge carries on to the ledge', () => {
    const ledge = { x: 0, y: 372, w: 172, h: 128 };
    const map: CollisionMap = {
      ...empty,
      solids: [...empty.solids, ledge],
      slopes: [{ x: 172, y: 244, w: 128, h: 128, up: 'right' }],
    };
    let state = createPlayerState(290, 244);
    const feet: number[] = [];
    for (let tick = 0; tick < 90; tick += 1) {
      state = stepPlayer(state, LEFT, map);
      feet.push(state.y);
    }
    expect(state).toMatchObject({ y: 372, grounded: true });
    expect(Math.max(...feet)).toBe(372);
  });

  it('the tip of a slope above the ground is stepped under or bumped into, never sunk into', () => {
    const floating = { ...empty, slopes: [{ x: 300, y: 332, w: 128, h: 128, up: 'right' as const }] };
    const stopped = walkUp(floating);
    expect(stopped).toMatchObject({ y: 500, vx: 0 });
    expect(stopped.x + BODY_HALF_WIDTH).toBeLessThanOrEqual(300);
  });
});
