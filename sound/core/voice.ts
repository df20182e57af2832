import { samplesIn, SAMPLE_RATE } from './sampleRate.ts';

export const TAU = 2 * Math.PI;

/** The sound asked of a voice. Drums may ignore frequency and duration. */
export interface Note {
  /** Hz. */
  readonly frequency: number;
  /** How long it is held, in seconds; what rings after that is the voice's affair. */
  readonly seconds: number;
  /** Chooses the grains of noisy voices. */
  readonly seed: number;
}

/** An instrument: one note as mono samples, about as loud as a full sine. */
export type Voice = (note: Note) => Float32Array;

/** Fills `seconds` of samples from a function of the time in seconds. */
export function sampled(seconds: number, at: (t: number) => number): Float32Array {
  const samples = new Float32Array(samplesIn(seconds));
  for (let i = 0; i < samples.length; i++) samples[i] = at(i / SAMPLE_RATE);
  return samples;
}
