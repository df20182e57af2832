import { expect, it } from 'vitest';
import { nearestFirst } from './nearestFirst.ts';

const at = (x: number, isChosen = false) => ({ x, y: 0, isChosen });

it('begins with who is nearest, on whichever side', () => {
  const people = [at(400), at(-90), at(120), at(5)];
  expect(nearestFirst(people, { x: 0, y: 0 }).map(({ x }) => x)).toEqual([5, -90, 120, 400]);
});

it('keeps its choice while another player is hardly nearer', () => {
  expect(nearestFirst([at(100), at(-110, true)], { x: 0, y: 0 })[0]?.x).toBe(-110);
  expect(nearestFirst([at(100), at(-140, true)], { x: 0, y: 0 })[0]?.x).toBe(100);
});
