import { expect, it } from 'vitest';
import { fitViewport } from './viewport.ts';

const seen = (width: number, height: number, ratio = 1) => {
  const { canvas, zoom } = fitViewport({ width, height }, ratio);
  return { width: canvas.width / zoom, height: canvas.height / zoom };
};

it('shows 720 world pixels of height on landscape screens of any size', () => {
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1920, 1080],
    [3840, 2160],
  ] as const) {
    expect(seen(width, height).height).toBeCloseTo(720, 0);
  }
});

it('shows enough to both sides on a phone held upright, and never beyond the map', () => {
  const phone = seen(390, 844, 3);
  expect(phone.width).toBeGreaterThanOrEqual(419);
  expect(phone.height).toBeLessThanOrEqual(1080);
  expect(seen(320, 1200).height).toBeLessThanOrEqual(1081);
});

it('stays inside the scenery on very wide screens', () => {
  expect(seen(5120, 1000).width).toBeLessThanOrEqual(1921);
});

it('never draws more than two canvas pixels per world pixel', () => {
  expect(fitViewport({ width: 3840, height: 2160 }, 2).zoom).toBeCloseTo(2, 2);
  expect(fitViewport({ width: 1280, height: 720 }, 1).zoom).toBe(1);
});

it('survives a window without size', () => {
  expect(fitViewport({ width: 0, height: 0 }, 1).canvas).toEqual({ width: 1, height: 1 });
});
