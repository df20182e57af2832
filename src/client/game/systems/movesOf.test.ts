import { expect, test } from 'vitest';
import { type Gait, movesOf } from './movesOf.ts';

const ground = (x: number): Gait => ({ x, vy: 0, grounded: true, walked: 0 });

test('leaving the ground upwards is a jump, walking off an edge is none', () => {
  expect(movesOf(ground(0), { x: 0, vy: -600, grounded: false }).moves).toEqual(['jump']);
  expect(movesOf(ground(0), { x: 4, vy: 20, grounded: false }).moves).toEqual([]);
  expect(movesOf(null, { x: 0, vy: -600, grounded: false }).moves).toEqual([]);
});

test('a landing is heard when it was fast', () => {
  const falling = (vy: number): Gait => ({ x: 0, vy, grounded: false, walked: 0 });
  expect(movesOf(falling(500), { x: 0, vy: 0, grounded: true }).moves).toEqual(['land']);
  expect(movesOf(falling(90), { x: 0, vy: 0, grounded: true }).moves).toEqual([]);
});

test('walking is heard step by step, a portal or a correction is not', () => {
  let gait = ground(0);
  let steps = 0;
  for (let x = 4; x <= 220; x += 4) {
    const moved = movesOf(gait, { x, vy: 0, grounded: true });
    steps += moved.moves.filter((move) => move === 'step').length;
    gait = moved.gait;
  }
  expect(steps).toBe(4);
  expect(movesOf(ground(0), { x: 900, vy: 0, grounded: true }).moves).toEqual([]);
});
