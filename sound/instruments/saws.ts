import { envelopeAt, type Envelope } from '../core/envelope.ts';
import { noise } from '../core/noise.ts';
import { SAMPLE_RATE } from '../core/sampleRate.ts';
import { sampled } from '../core/voice.ts';
import type { Note } from '../core/voice.ts';

export interface SawSound {
  readonly shape: Envelope;
  /** Factors on the frequency, one per saw. */
  readonly detune: readonly number[];
  /** How open the filter is at `t` seconds of the note, from 0 (shut) to 1. */
  readonly openAt: (t: number) => number;
}

/** Saws side by side behind one filter: pads, strings and brass differ in nothing else. */
export function saws({ frequency, seconds, seed }: Note, { shape, detune, openAt }: SawSound): Float32Array {
  const grain = noise(seed);
  const phases = detune.map(() => Math.abs(grain()));
  let [first, second] = [0, 0];
  return sampled(seconds + shape.release, (t) => {
    let sum = 0;
    detune.forEach((factor, i) => {
      const phase = ((phases[i] ?? 0) + (frequency * factor) / SAMPLE_RATE) % 1;
      phases[i] = phase;
      sum += 2 * phase - 1;
    });
    const open = openAt(t);
    first += open * (sum / detune.length - first);
    second += open * (first - second);
    return 1.6 * second * envelopeAt(shape, seconds, t);
  });
}
