import { expect, test } from 'vitest';
import { near, pop, turnBetween } from './codeObjectMotion.ts';

test('what nears a value never passes it, and is there at once without time', () => {
  const once = near(0, 10, 50, 100);
  expect(once).toBeGreaterThan(0);
  expect(near(once, 10, 50, 100)).toBeGreaterThan(once);
  expect(near(0, 10, 10_000, 100)).toBeCloseTo(10);
  expect(near(0, 10, 0, 100)).toBe(10);
});

test('what pops up begins at nothing, is a little too large on the way and ends at its size', () => {
  expect(pop(0)).toBeCloseTo(0);
  expect(pop(0.7)).toBeGreaterThan(1);
  expect(pop(1)).toBe(1);
  expect(pop(3)).toBe(1);
});

test('a turn goes the shorter way round', () => {
  expect(turnBetween(0, Math.PI / 2)).toBeCloseTo(Math.PI / 2);
  expect(turnBetween(-Math.PI / 2, Math.PI)).toBeCloseTo(-Math.PI / 2);
  expect(turnBetween(Math.PI, -Math.PI / 2)).toBeCloseTo(Math.PI / 2);
});
