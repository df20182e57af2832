import { TAU, type Voice } from '../core/voice.ts';
import { saws } from './saws.ts';

const SHAPE = { attack: 0.5, decay: 0.4, sustain: 0.8, release: 1 } as const;

/** A warm carpet of slightly different saws whose brightness comes and goes. */
export const pad: Voice = (note) =>
  saws(note, {
    shape: SHAPE,
    detune: [0.9965, 1, 1.0037],
    openAt: (t) => 0.045 + 0.03 * (1 + Math.sin(TAU * 0.18 * t)),
  });
