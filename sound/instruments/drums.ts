import { noise } from '../core/noise.ts';
import { SAMPLE_RATE } from '../core/sampleRate.ts';
import { sampled, TAU, type Voice } from '../core/voice.ts';

/** Noise with its low end taken away. */
function hiss(seed: number): () => number {
  const grain = noise(seed);
  let [high, last] = [0, 0];
  return () => {
    const now = grain();
    high = 0.72 * (high + now - last);
    last = now;
    return high;
  };
}

export const shaker: Voice = ({ seed }) => {
  const next = hiss(seed);
  return sampled(0.09, (t) => next() * Math.min(1, t * 140) * Math.exp(-t * 52));
};

export const kick: Voice = () => {
  let phase = 0;
  return sampled(0.26, (t) => {
    phase += (TAU * (50 + 95 * Math.exp(-t * 34))) / SAMPLE_RATE;
    return Math.sin(phase) * Math.exp(-t * 15);
  });
};

/** A parade's snare: a short skin and a rustle. */
export const snare: Voice = ({ seed }) => {
  const next = hiss(seed);
  return sampled(
    0.2,
    (t) =>
      (0.7 * next() * Math.exp(-t * 24) + 0.5 * Math.sin(TAU * 190 * t) * Math.exp(-t * 34)) *
      Math.min(1, t * 900),
  );
};

/** A wood block; the frequency is its pitch. */
export const woodBlock: Voice = ({ frequency: f }) =>
  sampled(
    0.1,
    (t) =>
      (Math.sin(TAU * f * t) + 0.4 * Math.sin(TAU * f * 2.6 * t)) * Math.exp(-t * 60) * Math.min(1, t * 1200),
  );

/** A conga; the frequency is its pitch. */
export const conga: Voice = ({ frequency: f }) => {
  let phase = 0;
  return sampled(0.3, (t) => {
    phase += (TAU * f * (1 + 0.35 * Math.exp(-t * 60))) / SAMPLE_RATE;
    return Math.sin(phase) * Math.exp(-t * 13) * Math.min(1, t * 700);
  });
};

const BUBBLE_SECONDS = 0.16;

/** A bubble: a tone that slips upwards; the frequency is where it begins. */
export const bubble: Voice = ({ frequency: f }) => {
  let phase = 0;
  return sampled(BUBBLE_SECONDS, (t) => {
    const share = t / BUBBLE_SECONDS;
    phase += (TAU * f * (1 + 3.2 * share * share)) / SAMPLE_RATE;
    return Math.sin(phase) * Math.sin(Math.PI * Math.min(1, share)) ** 0.7;
  });
};
