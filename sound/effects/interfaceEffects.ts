import { bubble } from '../instruments/drums.ts';
import { bell } from '../instruments/bell.ts';
import { marimba } from '../instruments/marimba.ts';
import { vibraphone } from '../instruments/vibraphone.ts';
import { type Effect, fall, hill, note, rush, slide } from './effect.ts';

/** Buttons, dialogs and news. */
export const interfaceEffects = {
  click: {
    seconds: 0.14,
    peak: 0.42,
    play: (mix) =>
      mix.add(
        0,
        slide(
          0.1,
          (k) => 520 + 900 * k * k,
          (k) => hill(k) ** 0.6,
        ),
        { gain: 0.6, send: 0.1 },
      ),
  },
  open: {
    seconds: 0.4,
    peak: 0.4,
    play(mix) {
      mix.add(
        0,
        rush(0.22, (k) => 0.08 + 0.2 * k, hill),
        { gain: 0.35, send: 0.2 },
      );
      mix.add(0.03, marimba(note('G5')), { gain: 0.4, send: 0.3 });
      mix.add(0.1, marimba(note('D6')), { gain: 0.34, send: 0.3 });
    },
  },
  close: {
    seconds: 0.36,
    peak: 0.36,
    play(mix) {
      mix.add(
        0,
        rush(0.2, (k) => 0.26 - 0.18 * k, hill),
        { gain: 0.35, send: 0.2 },
      );
      mix.add(0, marimba(note('D6')), { gain: 0.32, send: 0.2 });
      mix.add(0.07, marimba(note('G5')), { gain: 0.36, send: 0.2 });
    },
  },
  toggle: {
    seconds: 0.16,
    peak: 0.42,
    play(mix) {
      mix.add(
        0,
        slide(0.05, (k) => 700 + 200 * k, fall),
        { gain: 0.4, send: 0.1 },
      );
      mix.add(
        0.05,
        slide(0.07, (k) => 980 + 260 * k, fall),
        { gain: 0.5, send: 0.1 },
      );
    },
  },
  notice: {
    seconds: 1,
    peak: 0.5,
    play(mix) {
      mix.add(0, vibraphone(note('A5')), { gain: 0.4, pan: -0.1, send: 0.4 });
      mix.add(0.13, vibraphone(note('E6')), { gain: 0.36, pan: 0.1, send: 0.4 });
    },
  },
  error: {
    seconds: 0.6,
    peak: 0.45,
    play(mix) {
      mix.add(0, marimba(note('E4')), { gain: 0.5, send: 0.2 });
      mix.add(0.12, marimba(note('C4')), { gain: 0.5, send: 0.2 });
    },
  },
  chat: {
    seconds: 0.4,
    peak: 0.45,
    play(mix) {
      mix.add(0, bubble(note('C5')), { gain: 0.4, send: 0.2 });
      mix.add(0.08, bell(note('G6')), { gain: 0.12, send: 0.3 });
    },
  },
} as const satisfies Readonly<Record<string, Effect>>;
