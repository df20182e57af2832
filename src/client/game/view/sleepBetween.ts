import type { DOM } from 'phaser';

/** Of Phaser's frame loop what is needed to make it sleep. */
type FrameLoop = Pick<DOM.RequestAnimationFrame, 'isRunning' | 'callback' | 'step' | 'timeOutID'>;

/** A sleep ends so long before its frame, ms: within the frame before it of any screen, and timers are late. */
const AWAKE_MS = 14;
/** Not worth a timer, ms. */
const SHORTEST_SLEEP_MS = 8;

/**
 * Lets the loop ask for a frame only when the next one that is to be drawn is near: a frame that is asked for wakes half
 * of the browser, even if nothing is drawn in it. With an interval of 0 ms every frame is asked for.
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
    // Whoever stops and starts the loop meanwhile puts another number here; those of frames are above zero.
    const wake = () => {
      if (loop.isRunning && loop.timeOutID === asleep) ask();
    };
    const asleep = -Number(setTimeout(wake, sleepMs));
    loop.timeOutID = asleep;
  };
  loop.step = step;
}
