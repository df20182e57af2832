import type { Mix } from '../core/Mix.ts';
import { bell } from '../instruments/bell.ts';
import { flute } from '../instruments/flute.ts';
import { glass } from '../instruments/glass.ts';
import { horn } from '../instruments/horn.ts';
import { marimba } from '../instruments/marimba.ts';
import { pluck } from '../instruments/pluck.ts';
import { type Effect, hill, note, rush } from './effect.ts';

/** Sounds of receiving, wearing, accepting and achieving. */
export const rewardEffects = {
  coin: {
    seconds: 0.75,
    peak: 0.5,
    play(mix) {
      mix.add(0, bell(note('E6')), { gain: 0.34, pan: -0.1, send: 0.3 });
      mix.add(0.085, bell(note('B6')), { gain: 0.4, pan: 0.1, send: 0.4 });
    },
  },
  buy: {
    seconds: 1,
    peak: 0.52,
    play(mix) {
      for (const [index, name] of ['B6', 'G6', 'E6'].entries())
        mix.add(index * 0.06, bell(note(name)), { gain: 0.26, pan: 0.2 - 0.2 * index, send: 0.3 });
      mix.add(0.24, marimba(note('G5')), { gain: 0.4, send: 0.3 });
      mix.add(0.32, marimba(note('C6')), { gain: 0.4, send: 0.3 });
    },
  },
  equip: {
    seconds: 0.7,
    peak: 0.46,
    play(mix) {
      mix.add(
        0,
        rush(0.16, (k) => 0.3 - 0.1 * k, hill),
        { gain: 0.5, send: 0.2 },
      );
      mix.add(
        0.1,
        rush(0.14, (k) => 0.2 + 0.2 * k, hill),
        { gain: 0.4, send: 0.2 },
      );
      mix.add(0.2, pluck(note('A5')), { gain: 0.4, send: 0.3 });
      mix.add(0.26, pluck(note('E6')), { gain: 0.3, send: 0.3 });
    },
  },
  /** Five rising notes: the star whale has grown. */
  grow: {
    seconds: 1.9,
    peak: 0.54,
    play(mix) {
      for (const [index, name] of ['C5', 'E5', 'G5', 'C6', 'E6'].entries()) {
        mix.add(index * 0.17, marimba(note(name)), { gain: 0.34, pan: -0.2 + 0.1 * index, send: 0.35 });
        mix.add(index * 0.17, glass(note(name)), {
          gain: 0.12 + 0.02 * index,
          pan: 0.2 - 0.1 * index,
          send: 0.5,
        });
      }
    },
  },
  gift: {
    seconds: 1.4,
    peak: 0.52,
    play(mix) {
      mix.add(
        0,
        rush(0.25, (k) => 0.1 + 0.35 * k, hill),
        { gain: 0.35, send: 0.3 },
      );
      for (const [index, name] of ['C5', 'G5', 'E6', 'C7'].entries())
        mix.add(0.15 + index * 0.07, glass(note(name)), { gain: 0.26, pan: -0.3 + 0.2 * index, send: 0.5 });
    },
  },
  star: {
    seconds: 1,
    peak: 0.48,
    play(mix) {
      for (const [index, name] of ['G6', 'B6', 'D7', 'G7'].entries())
        mix.add(index * 0.055, bell(note(name)), { gain: 0.22, pan: -0.3 + 0.2 * index, send: 0.5 });
    },
  },
  questAccept: {
    seconds: 1.1,
    peak: 0.52,
    play(mix) {
      mix.add(0, pluck(note('C5')), { gain: 0.44, pan: -0.15, send: 0.3 });
      mix.add(0.1, pluck(note('G5')), { gain: 0.44, send: 0.3 });
      mix.add(0.2, marimba(note('E6')), { gain: 0.36, pan: 0.15, send: 0.4 });
    },
  },
  questReady: {
    seconds: 1.3,
    peak: 0.52,
    play(mix) {
      for (const [at, name] of [
        [0, 'E5'],
        [0.12, 'G5'],
        [0.24, 'B5'],
        [0.36, 'B5'],
      ] as const) {
        mix.add(at, marimba(note(name)), { gain: 0.42, send: 0.35 });
        mix.add(at, bell(note(name)), { gain: 0.08, send: 0.5 });
      }
    },
  },
  success: {
    seconds: 2.2,
    peak: 0.66,
    play(mix) {
      for (const [index, name] of ['C5', 'E5', 'G5', 'C6'].entries())
        strike(mix, { at: index * 0.115, name, pan: -0.2 + index * 0.13 });
      swell(mix, 0.5, ['C5', 'E5', 'G5', 'C6', 'E6']);
    },
  },
  levelUp: {
    seconds: 2.8,
    peak: 0.68,
    play(mix) {
      for (const [index, name] of ['G4', 'C5', 'E5', 'G5', 'C6', 'E6'].entries())
        strike(mix, { at: index * 0.09, name, pan: -0.3 + index * 0.12 });
      for (const [index, name] of ['C5', 'E5', 'G5'].entries())
        mix.add(0.6, horn(note(name, 0.9)), { gain: 0.2, pan: -0.3 + index * 0.3, send: 0.4 });
      swell(mix, 0.62, ['C5', 'G5', 'C6', 'E6', 'G6']);
    },
  },
} as const satisfies Readonly<Record<string, Effect>>;

/** A bar with a bell an octave above. */
function strike(
  mix: Mix,
  { at, name, pan }: { readonly at: number; readonly name: string; readonly pan: number },
) {
  const low = note(name);
  mix.add(at, marimba(low), { gain: 0.5, pan, send: 0.4 });
  mix.add(at, bell({ ...low, frequency: low.frequency * 2 }), { gain: 0.12, send: 0.5 });
}

/** A held chord of flutes with bells above. */
function swell(mix: Mix, at: number, names: readonly string[]) {
  for (const [index, name] of names.entries()) {
    const low = note(name, 0.75);
    mix.add(at + index * 0.012, flute(low), { gain: 0.13, pan: -0.4 + index * 0.2, send: 0.5 });
    mix.add(at, bell({ ...low, frequency: low.frequency * 2 }), { gain: 0.06, pan: 0.3, send: 0.6 });
  }
}
