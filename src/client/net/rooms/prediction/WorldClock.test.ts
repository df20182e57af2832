import { describe, expect, it } from 'vitest';
import { WorldClock } from './WorldClock.ts';

describe('the world clock', () => {
  it('counts evenly although frames bring ticks in bursts and packets come late', () => {
    const clock = new WorldClock(100);
    for (let tick = 101; tick < 700; tick += 1) {
      const burst = tick - (tick % 4);
      expect(clock.next(burst - (tick % 3))).toBe(tick);
    }
  });

  it('follows a server that runs a little faster or slower, never by leaps', () => {
    for (const pace of [0.99, 1.01]) {
      const clock = new WorldClock(0);
      let [before, server] = [0, 0];
      for (let step = 0; step < 6000; step += 1) {
        server += pace;
        const tick = clock.next(server);
        expect(tick - before).toBeGreaterThanOrEqual(0);
        expect(tick - before).toBeLessThanOrEqual(2);
        before = tick;
      }
      expect(Math.abs(before - server)).toBeLessThan(9);
    }
  });

  it('is put right at once after a sleep', () => {
    const clock = new WorldClock(0);
    expect(clock.next(5000.7)).toBe(5000);
    expect(clock.next(20)).toBe(20);
  });
});
