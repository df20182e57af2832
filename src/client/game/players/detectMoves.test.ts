import { expect, test } from 'vitest';
import { type MoveProgress, detectMoves } from './detectMoves.ts';

const still = {
  x: 0,
  y: 0,
  vx: 0,
  vy: 0,
  facing: 1,
  grounded: true,
  standingOn: 'solid',
  ride: 0,
  airJumps: 0,
  dash: 0,
} as const;
const unheard = { isInCurrent: false, walked: 0, slid: 0 } as const;
const ground = (x: number): MoveProgress => ({ ...still, ...unheard, x });
const air = { ...still, grounded: false, standingOn: 'air' } as const;

test('leaving the ground upwards is a jump, walking off an edge or being lifted is none', () => {
  expect(detectMoves(ground(0), { ...air, vy: -600 }).moves).toEqual(['jump']);
  expect(detectMoves(ground(0), { ...air, x: 4, vy: 20 }).moves).toEqual([]);
  expect(detectMoves(ground(0), { ...air, vy: -51 }).moves).toEqual([]);
  expect(detectMoves(null, { ...air, vy: -600 }).moves).toEqual([]);
});

test('a landing is heard when it was fast', () => {
  const falling = (vy: number): MoveProgress => ({ ...air, ...unheard, vy });
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
  let progress: MoveProgress = { ...rung, ...unheard };
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
  const falling: MoveProgress = { ...air, ...unheard, vy: 100 };
  expect(detectMoves(falling, { ...air, vy: -560, airJumps: 1 }).moves).toEqual(['doubleJump']);
  expect(detectMoves(falling, { ...air, vy: -600 }).moves).toEqual(['jump']);
  expect(detectMoves(ground(0), { ...still, x: 10, dash: 9 }).moves).toEqual(['dash']);
});

test('turning at a run skids, turning at a walk or in the air does not', () => {
  const running = { ...ground(0), vx: 220 };
  expect(detectMoves(running, { ...still, vx: 170, facing: -1 }).moves).toEqual(['skid']);
  expect(detectMoves({ ...running, vx: 60 }, { ...still, vx: 40, facing: -1 }).moves).toEqual([]);
  expect(detectMoves({ ...air, ...unheard, vx: 220 }, { ...air, vx: 200, facing: -1 }).moves).toEqual([]);
});

test('a mover, a current and a wall are heard when they are touched', () => {
  expect(detectMoves(ground(0), { ...still, ride: 2, standingOn: 'mover' }).moves).toEqual(['board']);
  const touch = { isInCurrent: true, slideSpeed: 150 };
  const entered = detectMoves({ ...air, ...unheard }, air, touch);
  expect(entered.moves).toEqual(['current']);
  expect(detectMoves(entered.progress, air, touch).moves).toEqual([]);
  let progress: MoveProgress = { ...air, ...unheard, vy: 150 };
  let slides = 0;
  for (let y = 3; y <= 120; y += 3) {
    const moved = detectMoves(progress, { ...air, y, vy: 150 }, { isInCurrent: false, slideSpeed: 150 });
    slides += moved.moves.filter((move) => move === 'wallSlide').length;
    progress = moved.progress;
  }
  expect(slides).toBe(3);
});
