import { measureLoudness } from './loudness.ts';
import type { Stereo } from './Mix.ts';
import { SAMPLE_RATE } from './sampleRate.ts';

/** Peaks above the knee are bent, never cut, and stay below the ceiling, so that encoders have room. */
const KNEE = 0.7;
const CEILING = 0.92;

/** How loud music is, in LUFS. */
export const MUSIC_LUFS = -16;

/** Brings a loop to the loudness of all the others. */
export function masterMusic({ left, right }: Stereo): Stereo {
  const gain = 10 ** ((MUSIC_LUFS - measureLoudness([left, right], SAMPLE_RATE)) / 20);
  return {
    left: left.map((sample) => bend(sample * gain)),
    right: right.map((sample) => bend(sample * gain)),
  };
}

/** Brings the highest peak of a short sound to `peak`, from 0 to 1. */
export function masterEffect(samples: Float32Array, peak: number): Float32Array {
  const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (highest === 0) throw new Error('there is nothing to hear');
  return samples.map((sample) => (sample * peak) / highest);
}

function bend(sample: number): number {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  const room = CEILING - KNEE;
  return Math.sign(sample) * (KNEE + room * Math.tanh((size - KNEE) / room));
}
