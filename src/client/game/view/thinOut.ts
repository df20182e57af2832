export type FrameStep = (time: number, delta: number) => void;

/** Screens are not punctual: a frame that comes this much early is the one that was waited for, ms. */
const EARLY_MS = 6;

/** A step that is made at most once in `intervalMs()`, and is then told all the time since the last one (ms). */
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
