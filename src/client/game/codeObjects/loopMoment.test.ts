import { expect, test } from 'vitest';
import { loopMoment } from './placeCodeObject.ts';

test('a program begins after a moment, plays, stays and begins anew', () => {
  const moments = [0, 899, 900, 1400, 2900, 6800, 6900, 7800].map((time) => loopMoment(time, 2000));
  expect(moments).toEqual([null, null, 0, 500, 2000, 2000, null, 0]);
});
