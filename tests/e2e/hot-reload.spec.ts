import type {} from './workshop/workshop.ts';
import { expect, test } from './support/workshopTest.ts';

test('code that is loaded anew never doubles the game, and the old one gives its graphics card back', async ({
  workshop,
}) => {
  expect(await workshop.evaluate(() => window.workshop.reloadGame(3))).toEqual({
    views: 1,
    canvases: 1,
    givenBack: [true, true, false],
  });
});
