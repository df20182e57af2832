import type { Voice } from '../core/voice.ts';
import { bass } from './bass.ts';
import { bell } from './bell.ts';
import { bubble, conga, kick, shaker, snare, woodBlock } from './drums.ts';
import { flute } from './flute.ts';
import { glass } from './glass.ts';
import { horn } from './horn.ts';
import { marimba } from './marimba.ts';
import { pad } from './pad.ts';
import { pluck } from './pluck.ts';
import { steelDrum } from './steelDrum.ts';
import { strings } from './strings.ts';
import { vibraphone } from './vibraphone.ts';

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
