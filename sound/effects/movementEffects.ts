import { bubble } from '../instruments/drums.ts';
import { glass } from '../instruments/glass.ts';
import { woodBlock } from '../instruments/drums.ts';
import { type Effect, fall, hill, note, rush, slide } from './effect.ts';

/** Sounds of the body and of the water around it. */
export const movementEffects = {
  step: {
    seconds: 0.12,
    peak: 0.16,
    play(mix) {
      mix.add(
        0,
        rush(
          0.07,
          (k) => 0.24 - 0.16 * k,
          (k) => fall(k, 2),
        ),
        { gain: 0.5, send: 0.05 },
      );
      mix.add(
        0,
        slide(0.05, (k) => 150 - 60 * k, fall),
        { gain: 0.35, send: 0.05 },
      );
    },
  },
  /** Blades that brush: higher and longer than sand, with hardly any ground in it. */
  stepGrass: {
    seconds: 0.14,
    peak: 0.14,
    play(mix) {
      for (const [at, sharpness] of [
        [0, 0.62],
        [0.028, 0.48],
      ] as const)
        mix.add(
          at,
          rush(
            0.08,
            (k) => sharpness - 0.3 * k,
            (k) => hill(k ** 0.5) * fall(k),
          ),
          { gain: 0.42, send: 0.05 },
        );
    },
  },
  /** A plank: a short hollow tap. */
  stepWood: {
    seconds: 0.16,
    peak: 0.16,
    play(mix) {
      mix.add(0, woodBlock(note('D4')), { gain: 0.34, send: 0.06 });
      mix.add(
        0,
        slide(0.07, (k) => 190 - 60 * k, fall),
        { gain: 0.4, send: 0.06 },
      );
    },
  },
  /** Rock: a dry click with the cave behind it. */
  stepStone: {
    seconds: 0.22,
    peak: 0.14,
    play(mix) {
      mix.add(
        0,
        rush(
          0.035,
          (k) => 0.5 - 0.3 * k,
          (k) => fall(k, 3),
        ),
        { gain: 0.5, send: 0.3 },
      );
      mix.add(
        0,
        slide(0.05, (k) => 320 - 90 * k, fall),
        { gain: 0.26, send: 0.3 },
      );
    },
  },
  /** A cloud gives way: soft air and a low puff. */
  stepCloud: {
    seconds: 0.24,
    peak: 0.13,
    play(mix) {
      mix.add(
        0,
        rush(0.16, (k) => 0.08 + 0.06 * hill(k), hill),
        { gain: 0.6, send: 0.16 },
      );
      mix.add(
        0,
        slide(0.12, (k) => 130 - 40 * k, hill),
        { gain: 0.22, send: 0.12 },
      );
    },
  },
  /** Feet that brake: a scrape that falls. */
  skid: {
    seconds: 0.26,
    peak: 0.26,
    play: (mix) =>
      mix.add(
        0,
        rush(
          0.2,
          (k) => 0.42 - 0.3 * k,
          (k) => hill(k ** 0.6) * fall(k, 0.6),
        ),
        { gain: 0.7, send: 0.08 },
      ),
  },
  wallSlide: {
    seconds: 0.3,
    peak: 0.2,
    play: (mix) =>
      mix.add(
        0,
        rush(0.26, (k) => 0.2 + 0.05 * hill(k), hill),
        { gain: 0.6, send: 0.12 },
      ),
  },
  /** A board takes the weight: two wooden notes and a creak. */
  board: {
    seconds: 0.32,
    peak: 0.3,
    play(mix) {
      mix.add(0, woodBlock(note('G3')), { gain: 0.5, send: 0.12 });
      mix.add(0.07, woodBlock(note('D4')), { gain: 0.3, send: 0.12 });
      mix.add(
        0.02,
        slide(0.16, (k) => 96 + 26 * k, hill),
        { gain: 0.3, send: 0.1 },
      );
    },
  },
  /** Water takes the body along. */
  current: {
    seconds: 0.95,
    peak: 0.32,
    play(mix) {
      mix.add(
        0,
        rush(
          0.8,
          (k) => 0.05 + 0.13 * hill(k),
          (k) => hill(k) ** 1.2,
        ),
        { gain: 0.7, send: 0.3 },
      );
      for (const [index, at] of [0.1, 0.24, 0.42].entries())
        mix.add(at, bubble({ frequency: 300 + index * 90, seconds: 0, seed: 1 }), { gain: 0.12, send: 0.4 });
    },
  },
  jump: {
    seconds: 0.32,
    peak: 0.4,
    play(mix) {
      mix.add(
        0,
        slide(
          0.22,
          (k) => 300 + 520 * k ** 0.7,
          (k) => fall(k, 0.8),
        ),
        { gain: 0.55, send: 0.15 },
      );
      mix.add(
        0.03,
        slide(0.2, (k) => 600 + 1040 * k ** 0.7, fall),
        { gain: 0.12, send: 0.2 },
      );
    },
  },
  doubleJump: {
    seconds: 0.4,
    peak: 0.42,
    play(mix) {
      mix.add(
        0,
        slide(
          0.2,
          (k) => 480 + 820 * k ** 0.7,
          (k) => fall(k, 0.8),
        ),
        { gain: 0.5, send: 0.2 },
      );
      mix.add(
        0.05,
        slide(0.2, (k) => 960 + 1500 * k ** 0.7, fall),
        { gain: 0.16, send: 0.3 },
      );
      mix.add(
        0.02,
        rush(0.2, (k) => 0.12 + 0.3 * k, hill),
        { gain: 0.25, send: 0.2 },
      );
    },
  },
  dash: {
    seconds: 0.45,
    peak: 0.46,
    play: (mix) =>
      mix.add(
        0,
        rush(
          0.38,
          (k) => 0.06 + 0.3 * hill(k),
          (k) => hill(k * 1.1) ** 1.3,
        ),
        { gain: 0.8, send: 0.2 },
      ),
  },
  land: {
    seconds: 0.24,
    peak: 0.32,
    play(mix) {
      mix.add(
        0,
        slide(
          0.14,
          (k) => 170 - 90 * k,
          (k) => fall(k, 1.6),
        ),
        { gain: 0.7, send: 0.08 },
      );
      mix.add(
        0,
        rush(
          0.12,
          (k) => 0.2 - 0.12 * k,
          (k) => fall(k, 2),
        ),
        { gain: 0.4, send: 0.1 },
      );
    },
  },
  climb: {
    seconds: 0.16,
    peak: 0.26,
    play(mix) {
      mix.add(0, woodBlock(note('A4')), { gain: 0.4, send: 0.1 });
      mix.add(
        0.01,
        rush(0.09, () => 0.14, hill),
        { gain: 0.3, send: 0.1 },
      );
    },
  },
  portal: {
    seconds: 1.5,
    peak: 0.5,
    play(mix) {
      mix.add(
        0,
        rush(
          0.9,
          (k) => 0.05 + 0.22 * k,
          (k) => hill(k) ** 1.4,
        ),
        { gain: 0.5, send: 0.5 },
      );
      for (const [index, name] of ['D5', 'F#5', 'A5', 'D6', 'F#6'].entries())
        mix.add(0.1 + index * 0.09, glass(note(name)), { gain: 0.22, pan: -0.4 + 0.2 * index, send: 0.6 });
    },
  },
  bubble: {
    seconds: 0.5,
    peak: 0.5,
    play(mix) {
      for (const [index, at] of [0, 0.07, 0.15, 0.2].entries())
        mix.add(at, bubble({ frequency: 360 + index * 130, seconds: 0, seed: 1 }), {
          gain: 0.4 - 0.06 * index,
          pan: -0.3 + 0.2 * index,
          send: 0.35,
        });
    },
  },
  splash: {
    seconds: 0.8,
    peak: 0.5,
    play(mix) {
      mix.add(
        0,
        rush(
          0.6,
          (k) => 0.5 - 0.42 * k,
          (k) => fall(k, 2.2),
        ),
        { gain: 0.8, send: 0.3 },
      );
      mix.add(
        0.02,
        slide(0.12, (k) => 240 - 120 * k, fall),
        { gain: 0.4, send: 0.2 },
      );
      for (const [index, at] of [0.18, 0.27, 0.33].entries())
        mix.add(at, bubble({ frequency: 420 + index * 160, seconds: 0, seed: 1 }), { gain: 0.2, send: 0.4 });
    },
  },
} as const satisfies Readonly<Record<string, Effect>>;
