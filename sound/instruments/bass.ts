import { envelopeAt } from '../core/envelope.ts';
import { sampled, TAU, type Voice } from '../core/voice.ts';

const SHAPE = { attack: 0.008, decay: 0.18, sustain: 0.6, release: 0.1 } as const;

/** A round plucked bass. */
export const bass: Voice = ({ frequency: f, seconds }) =>
  sampled(seconds + SHAPE.release, (t) => {
    const tone = Math.sin(TAU * f * t) + 0.35 * Math.sin(TAU * 2 * f * t) * Math.exp(-t * 5);
    return Math.tanh(1.5 * tone) * envelopeAt(SHAPE, seconds, t);
  });
