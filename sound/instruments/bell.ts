import { sampled, TAU, type Voice } from '../core/voice.ts';

/** A small bell: a sine shaken by another one that dies first. */
export const bell: Voice = ({ frequency: f }) =>
  sampled(2.2, (t) => {
    const shake = 2.1 * Math.exp(-t * 5) * Math.sin(TAU * f * 3.5 * t);
    return Math.sin(TAU * f * t + shake) * Math.exp(-t * 2.7) * Math.min(1, t * 700);
  });
