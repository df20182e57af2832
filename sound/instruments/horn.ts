import type { Voice } from '../core/voice.ts';
import { saws } from './saws.ts';

const SHAPE = { attack: 0.03, decay: 0.16, sustain: 0.72, release: 0.12 } as const;

/** A friendly horn: it opens with the tongue and rounds off at once. */
export const horn: Voice = (note) =>
  saws(note, {
    shape: SHAPE,
    detune: [0.9985, 1.0015],
    openAt: (t) => 0.08 + 0.16 * Math.min(1, t * 40) * (0.45 + 0.55 * Math.exp(-t * 5)),
  });
