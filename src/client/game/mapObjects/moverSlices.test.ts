import { expect, test } from 'vitest';
import { MOVER_PICTURE } from '#shared/content/moverPicture.ts';
import { moverSlices } from './moverSlices.ts';

const { boardX, boardW, canvasW } = MOVER_PICTURE;

test.each([boardW, 256, 144])('a board of %i px covers its mover without gaps', (width) => {
  const slices = moverSlices(width);
  expect(slices.reduce((sum, { w }) => sum + w, 0)).toBe(canvasW);
  slices.slice(1).forEach(({ shownX }, index) => {
    const before = slices[index];
    expect(shownX).toBe((before?.shownX ?? 0) + (before?.shownW ?? 0));
  });
  const [left, , right] = slices;
  expect(left.shownX).toBe(-boardX);
  expect(right.shownX + right.shownW).toBe(width + canvasW - boardX - boardW);
});

test('as wide as it is drawn nothing is stretched', () => {
  for (const { w, shownW } of moverSlices(boardW)) expect(shownW).toBe(w);
});
