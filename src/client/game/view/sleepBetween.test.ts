import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sleepBetween } from './sleepBetween.ts';

const SECOND = 1000;

/** Of a screen with sixty frames a second, ms. */
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
