import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FULL_PACE, MessagePace, nextPace, type Pace } from './MessagePace.ts';

/** The patches after each of these looks. */
function patchesOf(looks: readonly number[], from: Pace = FULL_PACE): number[] {
  let pace = from;
  return looks.map((utilization) => {
    pace = nextPace(pace, utilization);
    return pace.patches;
  });
}

const times = (count: number, utilization: number) => Array<number>(count).fill(utilization);
const HALF: Pace = { patches: 2, looks: 0 };

describe('the pace of messages', () => {
  it('is halved after three busy seconds in a row, and not by a busy moment', () => {
    expect(patchesOf(times(3, 0.7))).toEqual([1, 1, 2]);
    expect(patchesOf(times(12, 0.7)).at(-1), 'never beyond what a message may hold').toBe(4);
    expect(patchesOf([0.9, 0.9, 0.6, 0.9, 0.9, 0.2])).toEqual(times(6, 1));
    expect(patchesOf(times(60, 0.65))).toEqual(times(60, 1));
  });

  it('is full again after ten easy seconds in a row, and not by an easy moment', () => {
    expect(patchesOf(times(10, 0.3), HALF)).toEqual([...times(9, 2), 1]);
    expect(patchesOf(times(20, 0.3), { patches: 4, looks: 0 }).at(-1)).toBe(1);
    expect(patchesOf([...times(9, 0.1), 0.5, ...times(9, 0.1)], HALF)).toEqual(times(19, 2));
  });

  it('comes to rest wherever a process is, for half as many messages take 0.7 to 0.75 of the time', () => {
    for (let full = 0.1; full < 1.3; full += 0.01) {
      const utilizations = new Map([
        [1, full],
        [2, full * 0.72],
        [4, full * 0.72 * 0.75],
      ]);
      let pace = FULL_PACE;
      let changes = 0;
      for (let second = 0; second < 600; second += 1) {
        const next = nextPace(pace, Math.min(1, utilizations.get(pace.patches) ?? 1));
        if (next.patches !== pace.patches) changes += 1;
        pace = next;
      }
      expect(changes, `${full.toFixed(2)} of the time at full pace`).toBeLessThanOrEqual(2);
    }
  });
});

describe('a process', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('looks once a second how busy it is, says when the pace changes, and stops', () => {
    let utilization = 0.9;
    const changes: number[] = [];
    const pace = new MessagePace({
      onChange: (patches) => changes.push(patches),
      utilization: () => utilization,
    });
    vi.advanceTimersByTime(2999);
    expect(pace.patches).toBe(1);
    vi.advanceTimersByTime(1);
    expect(pace.patches).toBe(2);
    vi.advanceTimersByTime(60_000);
    utilization = 0.1;
    vi.advanceTimersByTime(20_000);
    expect(changes).toEqual([2, 4, 2, 1]);
    pace.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
