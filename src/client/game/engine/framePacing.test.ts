import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sleepBetween, thinOut } from './framePacing.ts';

const SECOND = 1000;

/** Frame time of a 60 Hz screen, ms. */
const FRAME_MS = SECOND / 60;

beforeEach(() => {
  vi.useFakeTimers();
  const frames = new Map<number, NodeJS.Timeout>();
  vi.stubGlobal('requestAnimationFrame', (draw: (time: number) => void) => {
    const left = FRAME_MS - (performance.now() % FRAME_MS);
    frames.set(
      frames.size + 1,
      setTimeout(() => draw(performance.now()), left),
    );
    return frames.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(frames.get(id)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Phaser's loop, and how often it was called. */
function open(intervalMs: number) {
  const loop = {
    isRunning: false,
    timeOutID: 0 as number,
    callback: vi.fn(),
    step: (_time: number) => undefined as void,
  };
  const phaser = {
    start: () => {
      loop.isRunning = true;
      loop.timeOutID = requestAnimationFrame(loop.step);
    },
    stop: () => {
      loop.isRunning = false;
      cancelAnimationFrame(loop.timeOutID);
    },
  };
  sleepBetween(loop, () => intervalMs);
  return { ...phaser, calls: () => loop.callback.mock.calls.length };
}

describe('a loop that sleeps', () => {
  it('is called for every frame when there is no interval', () => {
    const loop = open(0);
    loop.start();
    vi.advanceTimersByTime(SECOND);
    expect(loop.calls()).toBeGreaterThan(55);
  });

  it('is called for those frames that are to be drawn, and hardly for others', () => {
    const loop = open(SECOND / 20);
    loop.start();
    vi.advanceTimersByTime(SECOND);
    expect(loop.calls()).toBeGreaterThanOrEqual(19);
    expect(loop.calls()).toBeLessThanOrEqual(24);
  });

  it('stands still when it is stopped in its sleep, and goes on once when it is started again', () => {
    const loop = open(SECOND / 20);
    loop.start();
    vi.advanceTimersByTime(30);
    const before = loop.calls();
    loop.stop();
    vi.advanceTimersByTime(SECOND);
    expect(loop.calls()).toBe(before);
    loop.start();
    loop.stop();
    loop.start();
    vi.advanceTimersByTime(30);
    loop.stop();
    loop.start();
    vi.advanceTimersByTime(SECOND);
    expect(loop.calls() - before).toBeGreaterThanOrEqual(19);
    expect(loop.calls() - before).toBeLessThanOrEqual(26);
  });
});

/** The deltas of the steps for frames at these intervals, ms. */
function stepsOf(frames: readonly number[], intervalMs: number): number[] {
  const steps: number[] = [];
  const step = thinOut(
    (_time, delta) => steps.push(delta),
    () => intervalMs,
  );
  let time = 0;
  for (const delta of frames) step((time += delta), delta);
  return steps;
}

it('leaves all frames as they are when there is no interval', () => {
  expect(stepsOf([16, 17, 4, 90], 0)).toEqual([16, 17, 4, 90]);
});

describe('frames thinned out to thirty a second', () => {
  it('are every second one of sixty, even if the screen is not punctual', () => {
    const frames = [16, 17, 15, 18, 14, 16, 17, 17];
    expect(stepsOf(frames, 1000 / 30)).toEqual([33, 33, 30, 34]);
  });

  it('are all where there are no more', () => {
    expect(stepsOf([34, 50, 33, 120], 1000 / 30)).toEqual([34, 50, 33, 120]);
  });

  it('lose no time and add none', () => {
    const frames = Array.from({ length: 240 }, (_, at) => 7 + (at % 5));
    const total = (list: readonly number[]) => list.reduce((sum, ms) => sum + ms, 0);
    const steps = stepsOf(frames, 1000 / 30);
    expect(total(steps)).toBeGreaterThan(total(frames) - 1000 / 30);
    expect(total(steps)).toBeLessThanOrEqual(total(frames));
  });
});
