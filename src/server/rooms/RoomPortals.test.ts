import { expect, it } from 'vitest';
import { distanceToBox } from './RoomPortals.ts';

it('is zero inside and the shortest way outside', () => {
  const box = { x: 10, y: 10, w: 20, h: 20 };
  expect(distanceToBox(box, 15, 30)).toBe(0);
  expect(distanceToBox(box, 5, 20)).toBe(5);
  expect(distanceToBox(box, 33, 34)).toBe(5);
});
