import { expect, it } from 'vitest';
import { bodyTouches, touchesShell } from './bodyTouches.ts';

const shell = { x: 500, y: 400 };
const box = { x: 474, y: 374, w: 52, h: 52 };

it.each([
  [{ x: 500, y: 430 }, true],
  [{ x: 540, y: 400 }, true],
  [{ x: 545, y: 400 }, false],
  [{ x: 500, y: 370 }, false],
  [{ x: 500, y: 508 }, true],
  [{ x: 500, y: 512 }, false],
])('a body with its feet at %j: touched %s', (feet, isTouched) => {
  expect(touchesShell(feet, shell)).toBe(isTouched);
  expect(bodyTouches(feet, box)).toBe(isTouched);
});
