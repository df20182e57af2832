import { expect, it } from 'vitest';
import { reducedMotionOffset, isNearView, keptView, layerOffset, skyShare } from './layerOffset.ts';

const map = { width: 3200, height: 1080 };
const window = { height: 720 };
const view = { left: 500, top: 360, width: 1280, height: 720 };

it('keeps the ground where the world is, in any view', () => {
  for (const seen of [
    view,
    { left: 12, top: 0, width: 460, height: 995 },
    { left: 900, top: 612, width: 985, height: 554 },
  ])
    expect(layerOffset({ factor: 1, height: 1080 }, seen, map, window)).toEqual({ x: 0, y: 0 });
});

it('keeps the sky in the window', () => {
  expect(layerOffset({ factor: 0, height: 720 }, view, map, window)).toEqual({ x: 500, y: 360 });
});

it('moves far layers a little and rests them on the lower edge', () => {
  const far = { factor: 0.12, height: 764 };
  const resting = layerOffset(far, view, map, window);
  expect(resting.y + far.height).toBeCloseTo(view.top + view.height);
  const higher = layerOffset(far, { ...view, top: 260 }, map, window);
  expect(higher.y - 260 - (resting.y - 360)).toBeCloseTo(12);
  const further = layerOffset(far, { ...view, left: 600 }, map, window);
  expect(further.x - 600 - (resting.x - 500)).toBeCloseTo(-12);
});

it('keeps what is behind in the window for who asked for less motion, and takes the rest along', () => {
  const far = { factor: 0.12, height: 764 };
  const front = { factor: 1.15, height: 1134 };
  const still = { window, kept: view };
  expect(reducedMotionOffset(far, view, map, still)).toEqual(layerOffset(far, view, map, window));
  const gone = { ...view, left: 900, top: 100 };
  const [before, after] = [
    reducedMotionOffset(far, view, map, still),
    reducedMotionOffset(far, gone, map, still),
  ];
  expect(after.x - gone.left).toBeCloseTo(before.x - view.left);
  expect(after.y - gone.top).toBeCloseTo(before.y - view.top);
  expect(reducedMotionOffset(front, gone, map, still)).toEqual({ x: 0, y: map.height - front.height });
});

it('lays what is behind anew only when one has gone far', () => {
  const near = { ...view, left: view.left + 900 };
  expect(keptView(null, view)).toBe(view);
  expect(keptView(view, near)).toBe(view);
  for (const far of [
    { ...view, left: view.left + 1000 },
    { ...view, top: view.top - 300 },
  ])
    expect(keptView(view, far)).toBe(far);
});

it('takes all layers along below the lower edge of the map', () => {
  const far = { factor: 0.12, height: 764 };
  const lower = { ...view, top: view.top + 150 };
  expect(layerOffset(far, lower, map, window)).toEqual(layerOffset(far, view, map, window));
});

it('knows what is about to be seen', () => {
  expect(isNearView(view, { x: 1800, y: 400, w: 100, h: 100 }, 64)).toBe(true);
  expect(isNearView(view, { x: 1900, y: 400, w: 100, h: 100 }, 64)).toBe(false);
});

it('fades the sky of the evening in over that of the day', () => {
  const seen = (dusk: number) => ['sky', 'duskSky'].map((name) => skyShare({ name }, dusk));
  expect(seen(0)).toEqual([1, 0]);
  expect(seen(0.4)).toEqual([1, 0.4]);
  expect(seen(1)).toEqual([0, 1]);
});
