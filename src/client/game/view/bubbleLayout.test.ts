import { expect, it } from 'vitest';
import { keepInWindow } from './bubbleLayout.ts';
import { tailShift } from './bubbleLayout.ts';

const phone = { window: 390, edge: 6 };

it('leaves a bubble over its head where there is room', () => {
  expect(keepInWindow({ ...phone, head: 200, width: 150 })).toBe(200);
});

it('keeps a whole bubble in the window when the head is at its edge', () => {
  expect(keepInWindow({ ...phone, head: 350, width: 150 })).toBe(390 - 75 - 6);
  expect(keepInWindow({ ...phone, head: -20, width: 151 })).toBe(76 + 6);
});

it('shares what does not fit out to both sides', () => {
  expect(keepInWindow({ ...phone, head: 20, width: 500 })).toBe(195);
});

it('points the tail at the head, as far as the bubble is straight', () => {
  expect(tailShift(30, 150)).toBe(30);
  expect(tailShift(90, 150)).toBe(53);
  expect(tailShift(-90, 150)).toBe(-53);
  expect(tailShift(9, 30)).toBe(0);
});
