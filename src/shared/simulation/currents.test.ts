import { describe, expect, it } from 'vitest';
import { BODY_HEIGHT, CURRENT_PULL_X, TICK_RATE, WALK_SPEED } from './feel.ts';
import { INPUT } from './inputBits.ts';
import { isAtRest } from './isAtRest.ts';
import { createPlayerState } from './playerState.ts';
import { parkMap } from './traces/parkMap.ts';
import { afterPark, standInPark, walkPark } from './traces/walkPark.ts';

const { LEFT, RIGHT, DOWN } = INPUT;

describe('a stream along the ground', () => {
  const inStream = standInPark(820, 704);

  it('carries a body that stands in it, no faster than it pulls', () => {
    const drift = [inStream, ...walkPark(inStream, 0, 30)];
    drift.slice(1).forEach(({ vx }, index) => {
      const gained = vx - (drift[index]?.vx ?? 0);
      expect(gained).toBeGreaterThanOrEqual(0);
      expect(gained).toBeLessThanOrEqual(CURRENT_PULL_X / TICK_RATE + 1e-9);
    });
    expect(drift.at(-1)).toMatchObject({ vx: 140, grounded: true });
    expect(isAtRest(inStream, parkMap)).toBe(false);
  });

  it('adds to own steps with it and takes from those against it', () => {
    expect(afterPark(inStream, RIGHT, 18).vx).toBe(WALK_SPEED + 140);
    expect(afterPark(standInPark(900, 704), LEFT, 20).vx).toBe(140 - WALK_SPEED);
  });

  it('lets go at its end', () => {
    expect(afterPark(inStream, 0, 120)).toMatchObject({ vx: 0, grounded: true });
  });
});

describe('a rising stream', () => {
  it('lifts from the ground and never faster than it flows', () => {
    const rise = walkPark(standInPark(1280, 704), 0, 100);
    expect(rise.at(-1)?.y).toBeLessThan(500);
    expect(Math.min(...rise.map(({ vy }) => vy))).toBe(-260);
  });

  it('breaks a fall', () => {
    const fallen = walkPark({ ...createPlayerState(1280, 340), vy: 500 }, 0, 40);
    expect(fallen.every(({ y }) => y < 600)).toBe(true);
  });

  it('lifts over its own upper end, then holds there bobbing, within bounds', () => {
    const held = walkPark(standInPark(1280, 704), 0, 1200).slice(600);
    expect(Math.max(...held.map(({ y }) => y)) - Math.min(...held.map(({ y }) => y))).toBeLessThan(
      BODY_HEIGHT,
    );
  });

  it('cannot be dived through without effort, but DOWN is heard outside of it', () => {
    expect(afterPark(createPlayerState(1280, 360), DOWN, 60).y).toBeLessThan(420);
  });
});

describe('a sinking stream', () => {
  it('carries down at its own pace', () => {
    const sinking = afterPark(createPlayerState(1400, 400), RIGHT, 12);
    expect(sinking.vy).toBeGreaterThanOrEqual(90);
  });
});
