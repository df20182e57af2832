import type { DOM } from 'phaser';

/** The part of Phaser's frame loop that is needed to pause it. */
type FrameLoop = Pick<DOM.RequestAnimationFrame, 'isRunning' | 'callback' | 'step' | 'timeOutID'>;

/** A timer ends this long (ms) before its frame, because timers are late. */
const AWAKE_MS = 14;
/** Shorter waits (ms) use no timer. */
const SHORTEST_SLEEP_MS = 8;

/**
 * Makes the loop request an animation frame only shortly before the next one that is drawn: a requested frame costs
 * time in the browser even when nothing is drawn. With an interval of 0 ms every frame is requested.
 */
export function sleepBetween(loop: FrameLoop, intervalMs: () => number): void {
  const ask = () => {
    loop.timeOutID = requestAnimationFrame(step);
  };
  const step = (time: number) => {
    loop.callback(time);
    if (!loop.isRunning) return;
    const sleepMs = intervalMs() - AWAKE_MS;
    if (sleepMs < SHORTEST_SLEEP_MS) return ask();
    // Starting or stopping the loop sets another number here; those of frames are above zero.
    const wake = () => {
      if (loop.isRunning && loop.timeOutID === asleep) ask();
    };
    const asleep = -Number(setTimeout(wake, sleepMs));
    loop.timeOutID = asleep;
  };
  loop.step = step;
}

export type FrameStep = (time: number, delta: number) => void;

/** A frame may come this much early (ms) and still be drawn. */
const EARLY_MS = 6;

/** A step that runs at most once in `intervalMs()`, with the time since the last one (ms). */
export function thinOut(step: FrameStep, intervalMs: () => number): FrameStep {
  let waited = 0;
  return (time, delta) => {
    waited += delta;
    if (waited < intervalMs() - EARLY_MS) return;
    const since = waited;
    waited = 0;
    step(time, since);
  };
}
