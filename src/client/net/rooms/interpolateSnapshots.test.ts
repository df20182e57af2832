import { describe, expect, it } from 'vitest';
import {
  EXTRAPOLATION_MS,
  interpolateSnapshots,
  TELEPORT_PX,
  type Snapshot,
} from './interpolateSnapshots.ts';

const at = (t: number, x: number, more: Partial<Snapshot> = {}): Snapshot => ({
  t,
  x,
  y: 100,
  facing: 1,
  animation: 'walk',
  ...more,
});
const walk = [at(1000, 0), at(1050, 10), at(1100, 20)];

describe('between two snapshots', () => {
  it('lies on the line', () => {
    expect(interpolateSnapshots(walk, 1025, 1100)).toMatchObject({ x: 5, y: 100 });
    expect(interpolateSnapshots(walk, 1090, 1100)?.x).toBe(18);
  });

  it('changes the pose half-way', () => {
    const turn = [at(0, 0), at(50, 10, { facing: -1, animation: 'stand' })];
    expect(interpolateSnapshots(turn, 20, 50)?.facing).toBe(1);
    expect(interpolateSnapshots(turn, 30, 50)).toMatchObject({ facing: -1, animation: 'stand' });
  });

  it('waits out a teleport instead of flying', () => {
    const jump = [at(0, 0), at(50, TELEPORT_PX + 1)];
    expect(interpolateSnapshots(jump, 49, 50)?.x).toBe(0);
    expect(interpolateSnapshots(jump, 50, 50)?.x).toBe(TELEPORT_PX + 1);
  });
});

describe('outside of the snapshots', () => {
  it('is nothing without any, and the first before the first', () => {
    expect(interpolateSnapshots([], 10, 10)).toBeNull();
    expect(interpolateSnapshots(walk, 900, 1100)?.x).toBe(0);
  });

  it('goes on for a little while when patches are missing, then stops', () => {
    expect(interpolateSnapshots(walk, 1150, 1100)?.x).toBe(30);
    expect(interpolateSnapshots(walk, 1100 + EXTRAPOLATION_MS, 1100)?.x).toBe(40);
    expect(interpolateSnapshots(walk, 5000, 1100)?.x).toBe(40);
  });

  it('stays when later patches had nothing new to tell', () => {
    expect(interpolateSnapshots(walk, 1140, 1150)?.x).toBe(20);
    expect(interpolateSnapshots([at(0, 7)], 500, 0)?.x).toBe(7);
  });
});
