import { measureLoudness } from '../../sound/core/loudness.ts';
import { MUSIC_LUFS } from '../../sound/core/master.ts';
import type { Stereo } from '../../sound/core/Mix.ts';
import { SAMPLE_RATE } from '../../sound/core/sampleRate.ts';

/** How a loop's jump from its end to its beginning compares with the steps within it; at most 1 is unheard. */
function seamStep(samples: Float32Array): number {
  let largest = 0;
  for (let i = 1; i < samples.length; i++)
    largest = Math.max(largest, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)));
  return Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0)) / largest;
}

const LUFS_TOLERANCE = 1;
/** Seconds: a shorter loop becomes tiring, a longer one is too large. */
const SHORTEST = 20;
const LONGEST = 40;
const MAX_PEAK = 0.95;
/** Share of the largest step between two samples of the music; a larger step at the seam is heard as a click. */
const MAX_SEAM = 0.5;

export interface LoopFigures {
  readonly seconds: number;
  readonly lufs: number;
}

/** Measures a loop; throws by its name when its length, loudness or seam differ from the others'. */
export function checkLoop(name: string, loop: Stereo): LoopFigures {
  const ears = [loop.left, loop.right];
  const seconds = loop.left.length / SAMPLE_RATE;
  if (seconds < SHORTEST || seconds > LONGEST)
    throw new Error(`${name} lasts ${seconds.toFixed(1)} s, between ${SHORTEST} and ${LONGEST} are wanted`);
  const lufs = measureLoudness(ears, SAMPLE_RATE);
  if (!(Math.abs(lufs - MUSIC_LUFS) <= LUFS_TOLERANCE))
    throw new Error(`${name} has ${lufs.toFixed(1)} LUFS instead of ${MUSIC_LUFS}`);
  for (const ear of ears) {
    const peak = ear.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
    if (!(peak < MAX_PEAK))
      throw new Error(`${name} reaches ${peak.toFixed(2)}, below ${MAX_PEAK} is wanted`);
    const seam = seamStep(ear);
    if (!(seam < MAX_SEAM))
      throw new Error(`${name} clicks at its seam: ${seam.toFixed(2)}, below ${MAX_SEAM} is wanted`);
  }
  return { seconds, lufs };
}
