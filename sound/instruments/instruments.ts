import { type Voice, sampled, TAU } from '../core/voice.ts';
import { bell } from './bell.ts';
import { bubble, conga, kick, shaker, snare, woodBlock } from './drums.ts';
import { flute } from './flute.ts';
import { glass } from './glass.ts';
import { horn } from './horn.ts';
import { marimba } from './marimba.ts';
import { pluck } from './pluck.ts';
import { vibraphone } from './vibraphone.ts';
import { envelopeAt } from '../core/envelope.ts';
import { saws } from './saws.ts';

const STRINGS_SHAPE = { attack: 0.16, decay: 0.3, sustain: 0.85, release: 0.35 } as const;

/** A small string section. */
const strings: Voice = (note) =>
  saws(note, {
    shape: STRINGS_SHAPE,
    detune: [0.994, 0.9985, 1.002, 1.0065],
    openAt: (t) => 0.1 + 0.06 * Math.min(1, t * 4),
  });

const PAD_SHAPE = { attack: 0.5, decay: 0.4, sustain: 0.8, release: 1 } as const;

/** A warm carpet of slightly different saws whose brightness comes and goes. */
const pad: Voice = (note) =>
  saws(note, {
    shape: PAD_SHAPE,
    detune: [0.9965, 1, 1.0037],
    openAt: (t) => 0.045 + 0.03 * (1 + Math.sin(TAU * 0.18 * t)),
  });

/** A steel pan: the octave blooms after the stroke and a little rust shakes it. */
const steelDrum: Voice = ({ frequency: f }) =>
  sampled(1.2, (t) => {
    const rust = 0.5 * Math.exp(-t * 14) * Math.sin(TAU * f * 1.5 * t);
    return (
      (Math.sin(TAU * f * t + rust) * Math.exp(-t * 4.2) +
        0.46 * Math.sin(TAU * f * 2 * t) * Math.exp(-t * 5.4) * Math.min(1, t * 60) +
        0.15 * Math.sin(TAU * f * 3.01 * t) * Math.exp(-t * 11)) *
      Math.min(1, t * 600)
    );
  });

const BASS_SHAPE = { attack: 0.008, decay: 0.18, sustain: 0.6, release: 0.1 } as const;

/** A round plucked bass. */
const bass: Voice = ({ frequency: f, seconds }) =>
  sampled(seconds + BASS_SHAPE.release, (t) => {
    const tone = Math.sin(TAU * f * t) + 0.35 * Math.sin(TAU * 2 * f * t) * Math.exp(-t * 5);
    return Math.tanh(1.5 * tone) * envelopeAt(BASS_SHAPE, seconds, t);
  });

/** Everything a score can name. */
export const INSTRUMENTS = {
  bass,
  bell,
  bubble,
  conga,
  flute,
  glass,
  horn,
  kick,
  marimba,
  pad,
  pluck,
  shaker,
  snare,
  steelDrum,
  strings,
  vibraphone,
  woodBlock,
} as const satisfies Readonly<Record<string, Voice>>;

export type InstrumentName = keyof typeof INSTRUMENTS;
