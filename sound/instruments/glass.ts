import { sampled, TAU, type Voice } from '../core/voice.ts';

/** A struck crystal: soft in the beginning, slightly out of tune above, long to fade. */
export const glass: Voice = ({ frequency: f }) =>
  sampled(
    3,
    (t) =>
      (Math.sin(TAU * f * t) * Math.exp(-t * 1.9) +
        0.28 * Math.sin(TAU * f * 2.01 * t) * Math.exp(-t * 3.1) +
        0.16 * Math.sin(TAU * f * 4.18 * t) * Math.exp(-t * 6.5)) *
      Math.min(1, t * 180),
  );
