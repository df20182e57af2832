import { bell } from '../instruments/bell.ts';
import { woodBlock } from '../instruments/drums.ts';
import { glass } from '../instruments/glass.ts';
import { marimba } from '../instruments/marimba.ts';
import { type Effect, fall, note, rush, slide } from './effect.ts';

/** Learning: a mistake sounds like a shrug, never like a buzzer. */
export const lessonEffects = {
  submit: {
    seconds: 0.6,
    peak: 0.42,
    play(mix) {
      mix.add(
        0,
        rush(
          0.3,
          (k) => 0.08 + 0.3 * k,
          (k) => fall(k, 0.6) * k ** 0.5,
        ),
        { gain: 0.5, send: 0.3 },
      );
      mix.add(
        0,
        slide(0.24, (k) => 420 + 700 * k, fall),
        { gain: 0.3, send: 0.3 },
      );
    },
  },
  correct: {
    seconds: 1.3,
    peak: 0.58,
    play(mix) {
      for (const [index, name] of ['G5', 'C6', 'E6'].entries()) {
        mix.add(index * 0.1, marimba(note(name)), { gain: 0.44, pan: -0.15 + 0.15 * index, send: 0.35 });
        mix.add(index * 0.1, bell(note(name)), { gain: 0.12, send: 0.5 });
      }
    },
  },
  oops: {
    seconds: 0.6,
    peak: 0.48,
    play(mix) {
      mix.add(0, marimba(note('G4')), { gain: 0.5, send: 0.2 });
      mix.add(0.14, marimba(note('Eb4')), { gain: 0.5, send: 0.25 });
      mix.add(
        0.14,
        slide(0.3, (k) => 210 - 60 * k, fall),
        { gain: 0.2, send: 0.1 },
      );
    },
  },
  hint: {
    seconds: 1.2,
    peak: 0.45,
    play(mix) {
      for (const [index, name] of ['E6', 'B6', 'G#6'].entries())
        mix.add(index * 0.08, glass(note(name)), { gain: 0.26, pan: -0.2 + 0.2 * index, send: 0.5 });
    },
  },
  /** A foe begins its next turn. */
  tick: {
    seconds: 0.3,
    peak: 0.3,
    play: (mix) => mix.add(0, woodBlock(note('E5')), { gain: 0.5, send: 0.12 }),
  },
  /** A foe's key runs down: each note later than the one before. */
  musicBox: {
    seconds: 3.8,
    peak: 0.42,
    play(mix) {
      for (const [index, name] of ['E6', 'C6', 'G5', 'A5', 'E5', 'C5'].entries())
        mix.add(index * 0.16 + index * index * 0.055, glass(note(name)), {
          gain: 0.34 - index * 0.03,
          pan: -0.2 + 0.08 * index,
          send: 0.5,
        });
    },
  },
} as const satisfies Readonly<Record<string, Effect>>;
