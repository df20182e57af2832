import { describe, expect, it } from 'vitest';
import { TickRateLimiter } from './TickRateLimiter.ts';

describe('the tick budget', () => {
  it('starts with a second and never saves up more', () => {
    const budget = new TickRateLimiter(0);
    expect(budget.available(0)).toBe(60);
    for (let now = 0; now <= 60_000; now += 50) budget.available(now);
    expect(budget.available(60_000)).toBe(60);
  });

  it('makes good for a server that stood still', () => {
    const budget = new TickRateLimiter(0);
    expect(budget.available(2000)).toBe(60 + 123);
  });

  it('earns real time and a hair', () => {
    const budget = new TickRateLimiter(0);
    let spent = 0;
    for (let now = 0; now <= 10_000; now += 50) {
      const ticks = budget.available(now);
      budget.spend(ticks);
      spent += ticks;
    }
    expect(spent).toBeGreaterThanOrEqual(60 + 600);
    expect(spent).toBeLessThanOrEqual(60 + 616);
  });

  it('a clock that jumps back earns nothing', () => {
    const budget = new TickRateLimiter(1000);
    budget.spend(60);
    expect(budget.available(500)).toBe(0);
  });
});
