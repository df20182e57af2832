import { expect, test } from 'vitest';
import { parkMap } from '#shared/simulation/traces/parkMap.ts';
import { afterPark, standInPark, walkPark } from '#shared/simulation/traces/walkPark.ts';
import { slopeSink } from './slopeSink.ts';

const RIGHT = 2;

test('the drawn feet follow the line over a whole hill without a jolt', () => {
  const way = walkPark(afterPark(standInPark(100, 704), RIGHT, 8), RIGHT, 175);
  const drawn = way.map(({ x, y }) => y + slopeSink(parkMap.slopes, x, y));
  expect(Math.min(...drawn)).toBe(576);
  expect(drawn.at(-1)).toBe(704);
  drawn.slice(1).forEach((y, index) => expect(Math.abs(y - (drawn[index] ?? y))).toBeLessThan(3.7));
});

test('nobody sinks in the air or on level ground', () => {
  expect(slopeSink(parkMap.slopes, 300, 500)).toBe(0);
  expect(slopeSink(parkMap.slopes, 100, 704)).toBe(0);
  expect(slopeSink(parkMap.slopes, 500, 576)).toBe(0);
});
