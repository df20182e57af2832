import { describe, expect, it } from 'vitest';
import { guestSort } from './guestSort.ts';

/** The same numbers in [0, 1) in every run. */
const createRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

// The engine of these tests sorts with V8: its result for an inconsistent comparator is the oracle.
const { sort, mergeSort } = guestSort(Array.prototype.sort);
type Compare = (left: number, right: number) => unknown;

const comparators: Readonly<Record<string, Compare>> = {
  'a > b': (a, b) => a > b,
  'a < b': (a, b) => a < b,
  'a >= b': (a, b) => a >= b,
  'a - b': (a, b) => a - b,
  'b - a': (a, b) => b - a,
  'a % 7 - b % 7': (a, b) => (a % 7) - (b % 7),
  'always 1': () => 1,
  'always -1': () => -1,
  'always 0': () => 0,
  nothing: () => undefined,
  'rock, paper, scissors': (a, b) => ((a - b + 3) % 3) - 1,
  'a < b ? 1 : 0': (a, b) => (a < b ? 1 : 0),
  'a > b ? 1 : -1': (a, b) => (a > b ? 1 : -1),
  'not a number': (a, b) => (a % 5 === 0 ? NaN : a - b),
  'a hash': (a, b) => (((a * 31 + b * 17) ^ (a - b)) % 5) - 2,
};

const native = (items: number[], compare: Compare) =>
  Reflect.apply(Array.prototype.sort, items, [compare]) as number[];

describe.each(Object.entries(comparators))('the order of %s', (_, compare) => {
  it('is that of V8, for arrays of any length', () => {
    const random = createRandom(7);
    const lengths = [0, 1, 2, 3, 10, 31, 32, 33, 63, 64, 65, 100, 128, 129, 257, 512, 777, 1500];
    for (let round = 0; round < 300; round += 1) {
      const length = lengths[round % lengths.length] ?? 0;
      const spread = [3, 10, 1000, 1e6][round % 4] ?? 10;
      const items = Array.from({ length }, () => Math.floor(random() * spread));
      if (round % 5 === 0) items.sort((a, b) => a - b);
      if (round % 7 === 0) items.reverse();
      expect(sort([...items], compare)).toEqual(native([...items], compare));
    }
  });

  it('asks in the order of V8', () => {
    const random = createRandom(11);
    for (const length of [5, 40, 200]) {
      const items = Array.from({ length }, () => Math.floor(random() * 50));
      const asked: string[][] = [[], []];
      const noting = (at: number) => (a: unknown, b: unknown) => {
        asked[at]?.push(`${String(a)} ${String(b)}`);
        return compare(Number(a), Number(b));
      };
      sort([...items], noting(0));
      native([...items], noting(1));
      expect(asked[0]).toEqual(asked[1]);
    }
  });

  it('is that of V8 for typed arrays', () => {
    const random = createRandom(13);
    for (const length of [0, 1, 2, 7, 33, 100, 500]) {
      const items = Array.from({ length }, () => Math.floor(random() * 100));
      const typed = Reflect.apply(Float64Array.prototype.sort, Float64Array.from(items), [
        compare,
      ]) as Float64Array;
      expect(mergeSort([...items], (a, b) => compare(Number(a), Number(b)))).toEqual([...typed]);
    }
  });
});
