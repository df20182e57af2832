import { horn } from '../instruments/horn.ts';
import { bell } from '../instruments/bell.ts';
import { kick, snare, woodBlock } from '../instruments/drums.ts';
import { marimba } from '../instruments/marimba.ts';
import { type Effect, note } from './effect.ts';

/** Games against one another. */
export const contestEffects = {
  countdown: {
    seconds: 0.4,
    peak: 0.5,
    play(mix) {
      mix.add(0, marimba(note('A4')), { gain: 0.5, send: 0.2 });
      mix.add(0, woodBlock(note('A5')), { gain: 0.3, send: 0.2 });
    },
  },
  start: {
    seconds: 1.1,
    peak: 0.6,
    play(mix) {
      mix.add(0, kick(note('C2')), { gain: 0.6, send: 0.1 });
      mix.add(0, snare(note('C4')), { gain: 0.25, send: 0.2 });
      for (const [index, name] of ['A4', 'E5', 'A5'].entries()) {
        mix.add(0, horn(note(name, 0.5)), { gain: 0.3, pan: -0.3 + index * 0.3, send: 0.3 });
        mix.add(0, marimba(note(name)), { gain: 0.3, send: 0.3 });
      }
    },
  },
  win: {
    seconds: 2.4,
    peak: 0.66,
    play(mix) {
      for (const [at, name, seconds] of [
        [0, 'G4', 0.12],
        [0.15, 'G4', 0.12],
        [0.3, 'G4', 0.12],
        [0.45, 'C5', 0.3],
        [0.8, 'E5', 0.2],
        [1.02, 'G5', 0.8],
      ] as const) {
        mix.add(at, horn(note(name, seconds)), { gain: 0.4, pan: -0.15, send: 0.35 });
        mix.add(at, marimba(note(name)), { gain: 0.3, pan: 0.2, send: 0.35 });
      }
      for (const [index, name] of ['C5', 'E5', 'C6'].entries())
        mix.add(1.02, horn(note(name, 0.8)), { gain: 0.16, pan: -0.4 + index * 0.4, send: 0.4 });
      for (const [index, name] of ['G6', 'C7', 'E7', 'G7'].entries())
        mix.add(1.05 + index * 0.08, bell(note(name)), { gain: 0.1, pan: -0.3 + index * 0.2, send: 0.5 });
    },
  },
} as const satisfies Readonly<Record<string, Effect>>;
