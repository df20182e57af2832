import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Beat } from './Beat.ts';

const PERIOD = 50;
const SECOND = 1000;

/** How long work has kept everything else waiting, ms: the clock goes on, and no timer runs. */
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

/** A member that works for so long in each of its beats, and when they began. */
function follow(beat: Beat, work = 0) {
  const times: number[] = [];
  const leave = beat.join(() => {
    times.push(performance.now());
    busy += work;
  });
  return { times, leave };
}

function gapsOf(times: readonly number[]): number[] {
  return times.slice(1).map((time, at) => time - (times[at] ?? 0));
}

/** Where in the period the beats are, ms. */
function phaseOf({ times }: { times: readonly number[] }): number {
  return Math.round(times.at(-1) ?? NaN) % PERIOD;
}

describe('the beat', () => {
  it('keeps its pace whatever its work takes', () => {
    const beat = new Beat(PERIOD);
    const members = [follow(beat, 7), follow(beat, 7), follow(beat, 7), follow(beat, 7)];
    vi.advanceTimersByTime(SECOND);
    for (const { times } of members) {
      expect(times.length).toBeGreaterThan(5);
      for (const gap of gapsOf(times)) expect(Math.abs(gap - PERIOD)).toBeLessThan(1.5);
    }
  });

  it('lays its members as far apart as it can, and gives a place that was left to the next', () => {
    const beat = new Beat(PERIOD);
    const [first, second, third, fourth] = [follow(beat), follow(beat), follow(beat), follow(beat)];
    vi.advanceTimersByTime(SECOND);
    const phases = [first, second, third, fourth].map(phaseOf).toSorted((a, b) => a - b);
    expect(gapsOf(phases).every((gap) => gap >= 11)).toBe(true);
    const left = phaseOf(second);
    second.leave();
    const next = follow(beat);
    vi.advanceTimersByTime(SECOND);
    expect(phaseOf(next)).toBe(left);
    expect(second.times.length).toBeLessThan(first.times.length);
  });

  it('goes on with one beat after a pause', () => {
    const beat = new Beat(PERIOD);
    const { times } = follow(beat);
    vi.advanceTimersByTime(SECOND);
    const before = times.length;
    busy += SECOND;
    vi.advanceTimersByTime(PERIOD);
    expect(times.length - before).toBeLessThanOrEqual(2);
    vi.advanceTimersByTime(SECOND);
    expect(gapsOf(times.slice(before + 2)).every((gap) => Math.abs(gap - PERIOD) < 1.5)).toBe(true);
  });

  it('lets one be late after the other when there is too much to do, and nobody out', () => {
    const beat = new Beat(PERIOD);
    const members = [follow(beat, 40), follow(beat, 40), follow(beat, 40)];
    vi.advanceTimersByTime(SECOND);
    while (busy < 20 * SECOND) vi.advanceTimersByTime(1);
    const beats = members.map(({ times }) => times.length);
    expect(Math.max(...beats) - Math.min(...beats)).toBeLessThanOrEqual(2);
  });

  it('tells its members turns by which neighbours never do the same at the same time, each in every fourth beat', () => {
    const beat = new Beat(PERIOD);
    const done: { readonly member: number; readonly at: number }[] = [];
    for (let member = 0; member < 16; member += 1)
      beat.join((turn) => void (turn % 4 === 0 && done.push({ member, at: performance.now() })));
    vi.advanceTimersByTime(2 * SECOND);
    done.splice(0);
    vi.advanceTimersByTime(4 * PERIOD * 5);
    const times = done.map(({ at }) => at);
    expect(Math.min(...gapsOf(times)), 'the next but one at the least').toBeGreaterThan((2 * PERIOD) / 16);
    for (let member = 0; member < 16; member += 1)
      expect(done.filter((one) => one.member === member).length).toBe(5);
  });

  it('leaves no timer behind', () => {
    const beat = new Beat(PERIOD);
    const [first, second] = [follow(beat), follow(beat)];
    vi.advanceTimersByTime(SECOND);
    first.leave();
    first.leave();
    second.leave();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may be left from within a beat', () => {
    const beat = new Beat(PERIOD);
    let beats = 0;
    const leave = beat.join(() => {
      beats += 1;
      leave();
    });
    vi.advanceTimersByTime(SECOND);
    expect(beats).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
