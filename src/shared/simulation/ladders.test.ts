import { describe, expect, it } from 'vitest';
import { animationOf } from './animationOf.ts';
import { CLIMB_SPEED, LADDER_LET_GO_TICKS, TICK_RATE } from './feel.ts';
import { INPUT } from './inputBits.ts';
import { isAtRest } from './isAtRest.ts';
import { parkMap } from './traces/parkMap.ts';
import { afterPark, standInPark, walkPark } from './traces/walkPark.ts';

const { RIGHT, JUMP, DOWN, UP } = INPUT;
/** The ladder's middle, foot and top. */
const [MIDDLE, FOOT, TOP] = [1016, 704, 448];
const beside = standInPark(MIDDLE - 20, FOOT);

describe('a ladder', () => {
  it('is held with UP and climbed at an even pace, drawn to its middle', () => {
    const held = afterPark(beside, UP, 30);
    expect(held).toMatchObject({ x: MIDDLE, standingOn: 'ladder', grounded: false, vx: 0, vy: -CLIMB_SPEED });
    expect(held.y).toBeCloseTo(FOOT - (30 * CLIMB_SPEED) / TICK_RATE, 8);
    expect(animationOf(held)).toBe('climb');
  });

  it('out of reach is not held', () => {
    expect(afterPark(standInPark(MIDDLE - 40, FOOT), UP, 10).standingOn).toBe('solid');
  });

  it('holds still without keys, which is a rest', () => {
    const still = afterPark(afterPark(beside, UP, 30), 0, 2);
    expect(isAtRest(still, parkMap)).toBe(true);
    expect(afterPark(still, 0, 30)).toEqual({ ...still, tick: still.tick + 30 });
  });

  it('ends on its top edge, which carries', () => {
    const above = afterPark(beside, UP, 200);
    expect(above).toMatchObject({ y: TOP, standingOn: 'platform', grounded: true });
    expect(afterPark(above, 0, 30)).toMatchObject({ y: TOP, standingOn: 'platform' });
    expect(afterPark(above, RIGHT, 40)).toMatchObject({ y: TOP, standingOn: 'solid' });
  });

  it('is climbed down from the top edge to the ground', () => {
    const above = afterPark(afterPark(beside, UP, 200), 0, 5);
    expect(afterPark(above, DOWN, 20).standingOn).toBe('ladder');
    expect(afterPark(above, DOWN, 120)).toMatchObject({ y: FOOT, standingOn: 'solid' });
  });

  it('is jumped up through from below, and caught hold of in the air', () => {
    const caught = afterPark(afterPark(beside, JUMP, 12), JUMP | UP, 1);
    expect(caught.standingOn).toBe('ladder');
  });

  it('is let go with a hop, and held again only after a moment', () => {
    const held = afterPark(afterPark(beside, UP, 60), 0, 1);
    const hop = walkPark(held, UP | JUMP, LADDER_LET_GO_TICKS);
    expect(hop.every(({ standingOn }) => standingOn === 'air')).toBe(true);
    expect(hop[0]?.vy).toBeLessThan(-300);
    expect(afterPark(held, UP | JUMP, LADDER_LET_GO_TICKS + 2).standingOn).toBe('ladder');
  });

  it('is let fall with DOWN and JUMP', () => {
    const held = afterPark(afterPark(beside, UP, 60), 0, 1);
    const [first] = walkPark(held, DOWN | JUMP, 1);
    expect(first).toMatchObject({ standingOn: 'air' });
    expect(first?.vy).toBeGreaterThan(0);
  });
});
