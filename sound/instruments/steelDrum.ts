import { sampled, TAU, type Voice } from '../core/voice.ts';

/** A steel pan: the octave blooms after the stroke and a little rust shakes it. */
export const steelDrum: Voice = ({ frequency: f }) =>
  sampled(1.2, (t) => {
    const rust = 0.5 * Math.exp(-t * 14) * Math.sin(TAU * f * 1.5 * t);
    return (
      (Math.sin(TAU * f * t + rust) * Math.exp(-t * 4.2) +
        0.46 * Math.sin(TAU * f * 2 * t) * Math.exp(-t * 5.4) * Math.min(1, t * 60) +
        0.15 * Math.sin(TAU * f * 3.01 * t) * Math.exp(-t * 11)) *
      Math.min(1, t * 600)
    );
  });
