import { expect, test } from 'vitest';
import { type MoveProgress, detectMoves } from './detectMoves.ts';

const still = { x: 0, y: 0, vy: 0, grounded: true, standingOn: 'solid', airJumps: 0, dash: 0 } as const;
const ground = (x: number): MoveProgress => ({ ...still, x, walked: 0 });
const air = { ...still, grounded: false, standingOn: 'air' } as const;

test('leaving the ground upwards is a jump, walking off an edge or being lifted is none', () => {
  expect(detectMoves(ground(0), { ...air, vy: -600 }).moves).toEqual(['jump']);
  expect(detectMoves(ground(0), { ...air, x: 4, vy: 20 }).moves).toEqual([]);
  expect(detectMoves(ground(0), { ...air, vy: -51 }).moves).toEqual([]);
  expect(detectMoves(null, { ...air, vy: -600 }).moves).toEqual([]);
});

test('a landing is heard when it was fast', () => {
  const falling = (vy: number): MoveProgress => ({ ...air, vy, walked: 0 });
  expect(detectMoves(falling(500), still).moves).toEqual(['land']);
  expect(detectMoves(falling(90), still).moves).toEqual([]);
});

test('walking is heard step by step, a portal or a correction is not', () => {
  let progress = ground(0);
  let steps = 0;
  for (let x = 4; x <= 220; x += 4) {
    const moved = detectMoves(progress, { ...still, x });
    steps += moved.moves.filter((move) => move === 'step').length;
    progress = moved.progress;
  }
  expect(steps).toBe(4);
  expect(detectMoves(ground(0), { ...still, x: 900 }).moves).toEqual([]);
});

test('climbing is heard reach by reach, and a hop off as a jump', () => {
  const rung = { ...air, standingOn: 'ladder' } as const;
  let progress: MoveProgress = { ...rung, walked: 0 };
  let reaches = 0;
  for (let y = -3; y >= -120; y -= 3) {
    const moved = detectMoves(progress, { ...rung, y });
    reaches += moved.moves.filter((move) => move === 'climb').length;
    progress = moved.progress;
  }
  expect(reaches).toBe(3);
  expect(detectMoves(progress, { ...air, vy: -430 }).moves).toEqual(['jump']);
});

test('skills have sounds of their own', () => {
  const falling: MoveProgress = { ...air, vy: 100, walked: 0 };
  expect(detectMoves(falling, { ...air, vy: -560, airJumps: 1 }).moves).toEqual(['doubleJump']);
  expect(detectMoves(falling, { ...air, vy: -600 }).moves).toEqual(['jump']);
  expect(detectMoves(ground(0), { ...still, x: 10, dash: 9 }).moves).toEqual(['dash']);
});
