import { expect, it } from 'vitest';
import { bobAt, pullTo } from './collectibleMotion.ts';

const shell = { x: 500, y: 400 };

it('keeps a shell near its place', () => {
  for (let time = 0; time < 5000; time += 37) {
    const { dy, turn } = bobAt(time, 0.3);
    expect(Math.abs(dy)).toBeLessThanOrEqual(5);
    expect(Math.abs(turn)).toBeLessThan(0.1);
  }
});

it('comes along alike in short frames and long ones', () => {
  let spot = { x: 0, y: 0 };
  for (let frame = 0; frame < 6; frame += 1) spot = pullTo(spot, shell, 10);
  const once = pullTo({ x: 0, y: 0 }, shell, 60);
  expect(spot.x).toBeCloseTo(once.x, 6);
  expect(spot.y).toBeCloseTo(once.y, 6);
});
