import { describe, expect, it } from 'vitest';
import { moveCrab, type Crab } from './crabMotion.ts';

const home = { from: 100, to: 300 };
const resting: Crab = { x: 200, does: 'rest', direction: 1, left: 500 };
const dt = 16;

/** A crab left alone, or not, for so many ms. */
function after(crab: Crab, ms: number, { isDisturbed = false, seed = 1 } = {}): Crab[] {
  let [now, n] = [crab, seed];
  const random = () => (n = (n * 16807) % 2147483647) / 2147483647;
  return Array.from(
    { length: Math.ceil(ms / dt) },
    () => (now = moveCrab(now, { dt, home, isDisturbed, random })),
  );
}

describe('a crab', () => {
  it('scuttles, stops, and goes again, without ever leaving its home', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const day = after(resting, 60_000, { seed });
      const deeds = day.map(({ does }) => does).filter((does, i, all) => does !== all[i - 1]);
      expect(deeds.length).toBeGreaterThan(20);
      expect(new Set(deeds)).toEqual(new Set(['rest', 'scuttle']));
      for (const { x } of day) expect(x >= home.from && x <= home.to).toBe(true);
    }
  });

  it('never moves faster than it can', () => {
    let last = resting;
    for (const crab of after(resting, 20_000)) {
      expect(Math.abs(crab.x - last.x)).toBeLessThan(2);
      last = crab;
    }
  });

  it('digs in at once, where it is, and waits until it has been quiet for a while', () => {
    const scuttling: Crab = { ...resting, does: 'scuttle' };
    const hidden = moveCrab(scuttling, { dt, home, isDisturbed: true, random: () => 0 });
    expect(hidden).toMatchObject({ does: 'hide', x: scuttling.x });
    expect(after(hidden, 5000, { isDisturbed: true }).every(({ does }) => does === 'hide')).toBe(true);
    expect(after(hidden, 1400).at(-1)?.does).toBe('hide');
    expect(after(hidden, 1600).at(-1)?.does).toBe('rest');
  });

  it('stands still while no time passes', () => {
    expect(moveCrab(resting, { dt: 0, home, isDisturbed: true, random: () => 0 })).toBe(resting);
  });
});
