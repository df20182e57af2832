import { describe, expect, it } from 'vitest';
import { sameRect, watchedZones, zonesIn } from './watchedZones.ts';
import { zoneAt, zoneGrid } from './zoneGrid.ts';

const wide = zoneGrid({ width: 6400, height: 1080 });
const tall = zoneGrid({ width: 2560, height: 4096 });

/** Columns that are watched after walking from one x to the next. */
function columns(...xs: readonly number[]): readonly [number, number] {
  let rect = null;
  for (const x of xs) rect = watchedZones(wide, rect, x, 944);
  return rect === null ? [NaN, NaN] : [rect.left, rect.right];
}

describe('the zones of a map', () => {
  it('are counted row by row, and include players outside of the map', () => {
    expect(wide).toMatchObject({ columns: 20, rows: 3 });
    expect(zoneAt(wide, 0, 0)).toBe(0);
    expect(zoneAt(wide, 319.75, 512)).toBe(20);
    expect(zoneAt(wide, 320, 600)).toBe(21);
    expect(zoneAt(wide, -50, 9000)).toBe(40);
    expect(zoneAt(wide, 16_383, -1)).toBe(19);
  });
});

describe('what one watches', () => {
  it('is what the widest window shows and a margin, and the camera stays on the map', () => {
    // 3200 ± 960 ± 256 px
    expect(columns(3200)).toEqual([6, 13]);
    expect(columns(0)).toEqual([0, 6]);
    expect(columns(960)).toEqual([0, 6]);
    expect(columns(6400)).toEqual([13, 19]);
  });

  it('covers every smaller window, wherever its camera is held by the border', () => {
    for (let x = 0; x <= wide.width; x += 50) {
      const [left, right] = columns(x);
      for (const width of [420, 1280, 1920]) {
        const start = Math.max(0, Math.min(wide.width - width, x - width / 2));
        expect(left * 320).toBeLessThanOrEqual(Math.max(0, start - 250));
        expect((right + 1) * 320).toBeGreaterThanOrEqual(Math.min(wide.width, start + width + 250));
      }
    }
  });

  it('is let go only when it is clearly left', () => {
    // Column 6 ends at 2240 px: it leaves the view at 3456, and is dropped 160 px later.
    expect(columns(3200, 3500)).toEqual([6, 14]);
    expect(columns(3200, 3600)).toEqual([6, 15]);
    expect(columns(3200, 3640)).toEqual([7, 15]);
    expect(columns(3640)).toEqual([7, 15]);
    expect(columns(3200, 3640, 3500)).toEqual([7, 15]);
  });

  it('does not change for a player who paces up and down', () => {
    const paced = Array.from({ length: 40 }, (_, index) => 3450 + (index % 2) * 20);
    const after = columns(...paced);
    for (let steps = 2; steps < paced.length; steps += 1)
      expect(columns(...paced.slice(0, steps))).toEqual(after);
  });

  it('is new altogether after a jump across the map, without anything between', () => {
    expect(columns(0, 6400)).toEqual(columns(6400));
    expect(columns(6400, 0)).toEqual(columns(0));
  });

  it('is limited from top to bottom too where the map is tall', () => {
    const low = watchedZones(tall, null, 1280, 3900);
    expect([low.top, low.bottom]).toEqual([5, 7]);
    const high = watchedZones(tall, low, 1280, 300);
    expect([high.top, high.bottom]).toEqual([0, 2]);
    expect(sameRect(low, high)).toBe(false);
    expect(zonesIn(tall, { left: 0, right: 1, top: 5, bottom: 6 })).toEqual([40, 41, 48, 49]);
  });
});
