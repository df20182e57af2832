import { expect, it } from 'vitest';
import { slopePerMinute } from './slopePerMinute.ts';

const at = (of: (minute: number) => number) =>
  Array.from({ length: 21 }, (_, minute) => ({ minute, megabytes: of(minute) }));

it('is the steady growth in spite of a few odd values', () => {
  expect(slopePerMinute(at((minute) => 60 + minute * 2))).toBe(2);
  expect(slopePerMinute(at((minute) => (minute === 20 ? 300 : 60 + minute * 2)))).toBe(2);
});

it('is none where nothing grows', () => {
  expect(slopePerMinute(at((minute) => 60 + (minute % 2)))).toBe(0);
  expect(slopePerMinute([])).toBe(0);
});
