import { describe, expect, it } from 'vitest';
import {
  EXTRAPOLATION_TICKS,
  FASTEST_PX,
  interpolateSamples,
  TELEPORT_PX,
  type MotionSample,
} from './interpolateSamples.ts';

const at = (tick: number, x: number, more: Partial<MotionSample> = {}): MotionSample => ({
  tick,
  x,
  y: 100,
  facing: 1,
  animation: 'walk',
  isStill: false,
  isSitting: false,
  ...more,
});
const walk = [at(100, 0), at(103, 10), at(106, 20)];

describe('between two samples', () => {
  it('lies on the line', () => {
    expect(interpolateSamples(walk, 101.5)).toMatchObject({ x: 5, y: 100, tick: 101.5 });
    expect(interpolateSamples(walk, 105.4)?.x).toBeCloseTo(18);
  });

  it('changes the pose half-way', () => {
    const turn = [at(0, 0), at(3, 10, { facing: -1, animation: 'stand' })];
    expect(interpolateSamples(turn, 1)?.facing).toBe(1);
    expect(interpolateSamples(turn, 2)).toMatchObject({ facing: -1, animation: 'stand' });
  });

  it('waits out a teleport instead of flying, but knows a long way of much time', () => {
    const jump = [at(0, 0), at(3, TELEPORT_PX + 1)];
    expect(interpolateSamples(jump, 2.9)?.x).toBe(0);
    expect(interpolateSamples(jump, 3)?.x).toBe(TELEPORT_PX + 1);
    expect(interpolateSamples([at(0, 0), at(60, 220)], 30)?.x).toBe(110);
  });
});

describe('outside of the samples', () => {
  it('is nothing without any, and the first before the first', () => {
    expect(interpolateSamples([], 10)).toBeNull();
    expect(interpolateSamples(walk, 90)?.x).toBe(0);
  });

  it('goes on for a little while when nothing newer is known, then stops and says where', () => {
    expect(interpolateSamples(walk, 107.5)?.x).toBe(25);
    expect(interpolateSamples(walk, 106 + EXTRAPOLATION_TICKS)?.x).toBe(30);
    expect(interpolateSamples(walk, 500)).toMatchObject({ x: 30, tick: 106 + EXTRAPOLATION_TICKS });
  });

  it('goes on no faster than anybody can', () => {
    const pushed = [at(0, 0), at(1, 150)];
    expect(interpolateSamples(pushed, 3)?.x).toBe(150 + 2 * FASTEST_PX);
  });

  it('stays with whoever stands, or holds on to a ladder', () => {
    for (const end of [{ animation: 'stand' }, { animation: 'climb', isStill: true }] as const) {
      const stopped = [at(0, 0), at(3, 10, end)];
      expect(interpolateSamples(stopped, 9)).toMatchObject({ x: 10, tick: 3 });
    }
    expect(interpolateSamples([at(0, 7)], 50)?.x).toBe(7);
  });
});
