import { sampled, TAU, type Voice } from '../core/voice.ts';

/** A wooden bar: a fundamental that rings, two higher ones that only knock. */
export const marimba: Voice = ({ frequency: f }) =>
  sampled(
    1.1,
    (t) =>
      (Math.sin(TAU * f * t) * Math.exp(-t * 5.2) +
        0.32 * Math.sin(TAU * f * 3.93 * t) * Math.exp(-t * 17) +
        0.12 * Math.sin(TAU * f * 9.2 * t) * Math.exp(-t * 42)) *
      Math.min(1, t * 900),
  );
