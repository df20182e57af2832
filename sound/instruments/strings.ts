import type { Voice } from '../core/voice.ts';
import { saws } from './saws.ts';

const SHAPE = { attack: 0.16, decay: 0.3, sustain: 0.85, release: 0.35 } as const;

/** A small string section. */
export const strings: Voice = (note) =>
  saws(note, {
    shape: SHAPE,
    detune: [0.994, 0.9985, 1.002, 1.0065],
    openAt: (t) => 0.1 + 0.06 * Math.min(1, t * 4),
  });
