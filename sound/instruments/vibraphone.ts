import { sampled, TAU, type Voice } from '../core/voice.ts';

/** Metal bars over turning fans: a clear tone that breathes. */
export const vibraphone: Voice = ({ frequency: f }) =>
  sampled(2.4, (t) => {
    const breath = 1 - 0.22 * Math.min(1, t * 3) * (1 - Math.cos(TAU * 4.6 * t)) * 0.5;
    return (
      breath *
      (Math.sin(TAU * f * t) * Math.exp(-t * 2.2) + 0.2 * Math.sin(TAU * f * 4 * t) * Math.exp(-t * 9)) *
      Math.min(1, t * 500)
    );
  });
