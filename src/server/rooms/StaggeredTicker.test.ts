import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StaggeredTicker } from './StaggeredTicker.ts';

const PERIOD = 50;
const SECOND = 1000;

/** Total time of blocking work, ms: the clock advances, and no timer runs. */
let busy = 0;

beforeEach(() => {
  busy = 0;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'performance'],
  });
  const idle = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => idle() + busy);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A member whose ticks take this long, and the times at which they began. */
function follow(ticker: StaggeredTicker, work = 0) {
  const times: number[] = [];
  const leave = ticker.add(() => {
    times.push(performance.now());
    busy += work;
  });
  return { times, leave };
}

function gapsOf(times: readonly number[]): number[] {
  return times.slice(1).map((time, at) => time - (times[at] ?? 0));
}

/** Phases of the ticks, ms. */
function phaseOf({ times }: { times: readonly number[] }): number {
  return Math.round(times.at(-1) ?? NaN) % PERIOD;
}

describe('the ticker', () => {
  it('keeps its pace for any length of its work', () => {
    const ticker = new StaggeredTicker(PERIOD);
    const members = [follow(ticker, 7), follow(ticker, 7), follow(ticker, 7), follow(ticker, 7)];
    vi.advanceTimersByTime(SECOND);
    for (const { times } of members) {
      expect(times.length).toBeGreaterThan(5);
      for (const gap of gapsOf(times)) expect(Math.abs(gap - PERIOD)).toBeLessThan(1.5);
    }
  });

  it('lays its members as far apart as it can, and gives a place that was left to the next', () => {
    const ticker = new StaggeredTicker(PERIOD);
    const [first, second, third, fourth] = [follow(ticker), follow(ticker), follow(ticker), follow(ticker)];
    vi.advanceTimersByTime(SECOND);
    const phases = [first, second, third, fourth].map(phaseOf).toSorted((a, b) => a - b);
    expect(gapsOf(phases).every((gap) => gap >= 11)).toBe(true);
    const left = phaseOf(second);
    second.leave();
    const next = follow(ticker);
    vi.advanceTimersByTime(SECOND);
    expect(phaseOf(next)).toBe(left);
    expect(second.times.length).toBeLessThan(first.times.length);
  });

  it('goes on with one tick after a pause', () => {
    const ticker = new StaggeredTicker(PERIOD);
    const { times } = follow(ticker);
    vi.advanceTimersByTime(SECOND);
    const before = times.length;
    busy += SECOND;
    vi.advanceTimersByTime(PERIOD);
    expect(times.length - before).toBeLessThanOrEqual(2);
    vi.advanceTimersByTime(SECOND);
    expect(gapsOf(times.slice(before + 2)).every((gap) => Math.abs(gap - PERIOD) < 1.5)).toBe(true);
  });

  it('lets one be late after the other when there is too much to do, and nobody out', () => {
    const ticker = new StaggeredTicker(PERIOD);
    const members = [follow(ticker, 40), follow(ticker, 40), follow(ticker, 40)];
    vi.advanceTimersByTime(SECOND);
    while (busy < 20 * SECOND) vi.advanceTimersByTime(1);
    const ticks = members.map(({ times }) => times.length);
    expect(Math.max(...ticks) - Math.min(...ticks)).toBeLessThanOrEqual(2);
  });

  it('leaves no timer behind', () => {
    const ticker = new StaggeredTicker(PERIOD);
    const [first, second] = [follow(ticker), follow(ticker)];
    vi.advanceTimersByTime(SECOND);
    first.leave();
    first.leave();
    second.leave();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may be left from within a ticker', () => {
    const ticker = new StaggeredTicker(PERIOD);
    let ticks = 0;
    const leave = ticker.add(() => {
      ticks += 1;
      leave();
    });
    vi.advanceTimersByTime(SECOND);
    expect(ticks).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
