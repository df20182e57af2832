import type { Mix } from '../core/Mix.ts';
import { noise } from '../core/noise.ts';
import { pitch } from '../core/pitch.ts';
import { SAMPLE_RATE } from '../core/sampleRate.ts';
import { sampled, TAU, type Note } from '../core/voice.ts';

/** A short sound: how long it is with all that rings, how loud its highest peak is (0 to 1), and what is put in. */
export interface Effect {
  readonly seconds: number;
  readonly peak: number;
  readonly play: (mix: Mix) => void;
}

/** A note of an instrument by its name. */
export const note = (name: string, seconds = 1): Note => ({ frequency: pitch(name), seconds, seed: 1 });

/** A sine whose frequency (Hz) and loudness follow the share of the time that has passed. */
export function slide(
  seconds: number,
  frequencyAt: (share: number) => number,
  loudnessAt: (share: number) => number,
) {
  let phase = 0;
  return sampled(seconds, (t) => {
    const share = t / seconds;
    phase += (TAU * frequencyAt(share)) / SAMPLE_RATE;
    // The first milliseconds are eased in, or it would begin with a click.
    return Math.sin(phase) * loudnessAt(share) * Math.min(1, t * 300);
  });
}

/** Wind or water: a band of noise, from 0 (dull) to 1 (sharp), and its loudness. */
export function rush(
  seconds: number,
  sharpnessAt: (share: number) => number,
  loudnessAt: (share: number) => number,
) {
  const grain = noise(9);
  let [high, low] = [0, 0];
  return sampled(seconds, (t) => {
    const share = t / seconds;
    const sharpness = sharpnessAt(share);
    high += sharpness * (grain() - high);
    low += sharpness * 0.6 * (high - low);
    return 2.4 * loudnessAt(share) * (high - low);
  });
}

/** Rises and falls once. */
export const hill = (share: number) => Math.sin(Math.PI * Math.min(1, share));
/** Falls from 1 to 0, steeper with a higher power. */
export const fall = (share: number, power = 1) => (1 - share) ** power;
