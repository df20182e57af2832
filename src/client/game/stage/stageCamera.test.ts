import { describe, expect, it } from 'vitest';
import { stageScroll, stageZoom } from './stageCamera.ts';

describe('the camera of a level', () => {
  it('shows a short level whole and keeps figures of a long one large enough', () => {
    expect(stageZoom({ width: 700, height: 438 }, 11)).toBeCloseTo(700 / (11 * 64 + 56));
    expect(stageZoom({ width: 700, height: 438 }, 30)).toBe(0.8);
    expect(stageZoom({ width: 368, height: 214 }, 30)).toBe(0.62);
  });

  it('follows the feet along a long level and stops at its ends', () => {
    const extent = { columns: 20, floor: 512, top: 300 };
    const visible = { width: 500, height: 300 };
    expect(stageScroll(visible, extent, { x: 32, y: 512 }).x).toBe(-28);
    expect(stageScroll(visible, extent, { x: 640, y: 512 }).x).toBe(390);
    expect(stageScroll(visible, extent, { x: 1250, y: 512 }).x).toBe(20 * 64 + 28 - 500);
  });

  it('stands in the middle of a level that fits', () => {
    const extent = { columns: 8, floor: 512, top: 300 };
    expect(stageScroll({ width: 800, height: 500 }, extent, { x: 32, y: 512 }).x).toBe((8 * 64 - 800) / 2);
  });
});
