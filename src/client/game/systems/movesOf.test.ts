import { expect, test } from 'vitest';
import { type Gait, movesOf } from './movesOf.ts';

const still = { x: 0, y: 0, vy: 0, grounded: true, standingOn: 'solid', airJumps: 0, dash: 0 } as const;
const ground = (x: number): Gait => ({ ...still, x, walked: 0 });
const air = { ...still, grounded: false, standingOn: 'air' } as const;

test('leaving the ground upwards is a jump, walking off an edge or being lifted is none', () => {
  expect(movesOf(ground(0), { ...air, vy: -600 }).moves).toEqual(['jump']);
  expect(movesOf(ground(0), { ...air, x: 4, vy: 20 }).moves).toEqual([]);
  expect(movesOf(ground(0), { ...air, vy: -51 }).moves).toEqual([]);
  expect(movesOf(null, { ...air, vy: -600 }).moves).toEqual([]);
});

test('a landing is heard when it was fast', () => {
  const falling = (vy: number): Gait => ({ ...air, vy, walked: 0 });
  expect(movesOf(falling(500), still).moves).toEqual(['land']);
  expect(movesOf(falling(90), still).moves).toEqual([]);
});

test('walking is heard step by step, a portal or a correction is not', () => {
  let gait = ground(0);
  let steps = 0;
  for (let x = 4; x <= 220; x += 4) {
    const moved = movesOf(gait, { ...still, x });
    steps += moved.moves.filter((move) => move === 'step').length;
    gait = moved.gait;
  }
  expect(steps).toBe(4);
  expect(movesOf(ground(0), { ...still, x: 900 }).moves).toEqual([]);
});

test('climbing is heard reach by reach, and a hop off as a jump', () => {
  const rung = { ...air, standingOn: 'ladder' } as const;
  let gait: Gait = { ...rung, walked: 0 };
  let reaches = 0;
  for (let y = -3; y >= -120; y -= 3) {
    const moved = movesOf(gait, { ...rung, y });
    reaches += moved.moves.filter((move) => move === 'climb').length;
    gait = moved.gait;
  }
  expect(reaches).toBe(3);
  expect(movesOf(gait, { ...air, vy: -430 }).moves).toEqual(['jump']);
});

test('skills have sounds of their own', () => {
  const falling: Gait = { ...air, vy: 100, walked: 0 };
  expect(movesOf(falling, { ...air, vy: -560, airJumps: 1 }).moves).toEqual(['doubleJump']);
  expect(movesOf(falling, { ...air, vy: -600 }).moves).toEqual(['jump']);
  expect(movesOf(ground(0), { ...still, x: 10, dash: 9 }).moves).toEqual(['dash']);
});
