import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countReport,
  cutRanges,
  FASTEST,
  isWatched,
  joinRanges,
  lengthOf,
  type WatchedRange,
} from './watchedRanges.ts';

const LENGTH = 600;
const range = fc
  .tuple(fc.integer({ min: -50, max: 7000 }), fc.integer({ min: 0, max: 3000 }))
  .map(([from, length]): WatchedRange => [from / 10, (from + length) / 10]);
const ranges = fc.array(range, { maxLength: 12 });

describe('watched ranges', () => {
  it('are in order, apart and within the video, however they came', () => {
    fc.assert(
      fc.property(ranges, (told) => {
        const joined = joinRanges(told, LENGTH);
        for (const [index, [from, to]] of joined.entries()) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(LENGTH);
          expect(from).toBeLessThan(to);
          expect(from).toBeGreaterThan(joined[index - 1]?.[1] ?? -1);
        }
      }),
    );
  });

  it('do not change when they are joined again, in any order', () => {
    fc.assert(
      fc.property(ranges, (told) => {
        const joined = joinRanges(told, LENGTH);
        expect(joinRanges(joined, LENGTH)).toEqual(joined);
        expect(joinRanges(told.toReversed(), LENGTH)).toEqual(joined);
      }),
    );
  });

  it('never grow by more than the clock allows', () => {
    fc.assert(
      fc.property(ranges, ranges, fc.integer({ min: 0, max: 200 }), (seen, told, elapsed) => {
        const before = joinRanges(seen, LENGTH);
        const after = countReport(before, { ranges: told, elapsed, videoTime: LENGTH });
        const rounding = 0.1 * (before.length + told.length + 1);
        expect(lengthOf(after) - lengthOf(before)).toBeLessThanOrEqual(elapsed * FASTEST + rounding);
        expect(lengthOf(after)).toBeGreaterThanOrEqual(lengthOf(before));
      }),
    );
  });

  it('that are told in crumbs, with half a second between them, earn no more than the clock allows', () => {
    let seen: WatchedRange[] = [];
    for (let from = 0; from < 60; from += 0.6)
      seen = countReport(seen, { ranges: [[from, from + 0.1]], elapsed: 0.05, videoTime: 60 });
    // A hundred reports in five seconds.
    expect(lengthOf(seen)).toBeLessThanOrEqual(10);
    expect(isWatched(seen, 60)).toBe(false);
  });

  it('lose nothing where the clocks of page and server are a little apart', () => {
    let seen: WatchedRange[] = [];
    for (let at = 0; at < LENGTH; at += 10.2)
      seen = countReport(seen, { ranges: [[at, at + 10]], elapsed: 10.1, videoTime: LENGTH });
    expect(seen).toHaveLength(1);
    expect(isWatched(seen, LENGTH)).toBe(true);
  });

  it('are cut to so many seconds, or kept whole', () => {
    fc.assert(
      fc.property(ranges, fc.integer({ min: 0, max: 900 }), (told, seconds) => {
        const joined = joinRanges(told, LENGTH);
        expect(lengthOf(cutRanges(joined, seconds))).toBeCloseTo(Math.min(seconds, lengthOf(joined)), 0);
      }),
    );
  });

  it('of nine tenths are enough, wherever the rest is missing', () => {
    expect(isWatched([[0, 89]], 100)).toBe(false);
    expect(
      isWatched(
        [
          [0, 50],
          [60, 100],
        ],
        100,
      ),
    ).toBe(true);
    expect(isWatched([], 0)).toBe(false);
  });

  it('of a jump to the end count as long as it was looked at', () => {
    expect(countReport([], { ranges: [[0, 100]], elapsed: 5, videoTime: 100 })).toEqual([[0, 10]]);
    expect(countReport([[0, 10]], { ranges: [[95, 100]], elapsed: 2.5, videoTime: 100 })).toEqual([
      [0, 10],
      [95, 100],
    ]);
  });
});
