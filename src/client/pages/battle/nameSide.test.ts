import { expect, it } from 'vitest';
import { nameSide } from './nameSide.ts';

it('is towards the goal first, and towards the start later', () => {
  expect(nameSide({ share: 0.1, inFront: [] })).toBe('right');
  expect(nameSide({ share: 0.9, inFront: [] })).toBe('left');
});

it('gives way to a head in front where there is room on the other side', () => {
  expect(nameSide({ share: 0.4, inFront: [0.55] })).toBe('left');
  expect(nameSide({ share: 0.6, inFront: [0.45] })).toBe('right');
  expect(nameSide({ share: 0.4, inFront: [0.4] }), 'a head right before the doll covers no name').toBe(
    'right',
  );
});

it('stays where it likes to be when neither side is free, or the other one ends', () => {
  expect(nameSide({ share: 0.4, inFront: [0.55, 0.25] })).toBe('right');
  expect(nameSide({ share: 0, inFront: [0.15] })).toBe('right');
  expect(nameSide({ share: 1, inFront: [0.85] })).toBe('left');
});
