import { expect, test } from 'vitest';
import { wrapIntoView } from './wrapIntoView.ts';

const view = { left: 100, top: 50, width: 200, height: 100 };

test('who is in view stays where they are', () => {
  expect(wrapIntoView({ x: 150, y: 90 }, view, 20)).toEqual({ x: 150, y: 90 });
});

test('who drifts out on one side comes in on the other', () => {
  expect(wrapIntoView({ x: 325, y: 90 }, view, 20)).toEqual({ x: 85, y: 90 });
  expect(wrapIntoView({ x: 150, y: 25 }, view, 20)).toEqual({ x: 150, y: 165 });
});

test('who is left far behind is found again at once', () => {
  const { x, y } = wrapIntoView({ x: -2000, y: 4000 }, view, 20);
  expect(x).toBeGreaterThanOrEqual(80);
  expect(x).toBeLessThan(320);
  expect(y).toBeGreaterThanOrEqual(30);
  expect(y).toBeLessThan(170);
});
