import { envelopeAt } from '../core/envelope.ts';
import { noise } from '../core/noise.ts';
import { SAMPLE_RATE } from '../core/sampleRate.ts';
import { sampled, TAU, type Voice } from '../core/voice.ts';

const SHAPE = { attack: 0.045, decay: 0.1, sustain: 0.82, release: 0.2 } as const;

/** A breathy flute whose vibrato comes late. */
export const flute: Voice = ({ frequency, seconds, seed }) => {
  const grain = noise(seed);
  let phase = 0;
  let breath = 0;
  return sampled(seconds + SHAPE.release, (t) => {
    const vibrato = 1 + 0.005 * Math.min(1, t * 2.6) * Math.sin(TAU * 5.2 * t);
    phase += (TAU * frequency * vibrato) / SAMPLE_RATE;
    breath += 0.18 * (grain() - breath);
    const tone = Math.sin(phase) + 0.22 * Math.sin(2 * phase) + 0.07 * Math.sin(3 * phase) + 0.09 * breath;
    return tone * envelopeAt(SHAPE, seconds, t);
  });
};
