import { expect, test } from 'vitest';
import { measureLoudness } from './loudness.ts';
import { masterMusic, MUSIC_LUFS } from './master.ts';
import { noise } from './noise.ts';

const RATE = 48_000;
/** A sine of 997 Hz, the tone in which the standard's own examples are given. */
const sine = (decibels: number, seconds = 5, rate = RATE) =>
  Float32Array.from(
    { length: seconds * rate },
    (_, i) => 10 ** (decibels / 20) * Math.sin((2 * Math.PI * 997 * i) / rate),
  );

test('a full sine in one ear has -3.01 LUFS, in both ears 0', () => {
  expect(measureLoudness([sine(0)], RATE)).toBeCloseTo(-3.01, 1);
  expect(measureLoudness([sine(0), sine(0)], RATE)).toBeCloseTo(0, 1);
});

test.each([-23, -33])('a stereo sine of %i dB has as many LUFS, at any sample rate', (decibels) => {
  for (const rate of [44_100, 48_000])
    expect(measureLoudness([sine(decibels, 5, rate), sine(decibels, 5, rate)], rate)).toBeCloseTo(
      decibels,
      1,
    );
});

test('silence around a sound is gated out, and so is what is far softer', () => {
  const loud = sine(-20);
  const quiet = sine(-60);
  const around = Float32Array.from([...quiet, ...loud, ...new Float32Array(RATE * 3)]);
  expect(measureLoudness([around, around], RATE)).toBeCloseTo(-20, 0);
  expect(measureLoudness([new Float32Array(RATE)], RATE)).toBe(-Infinity);
  expect(measureLoudness([sine(0, 0.2)], RATE)).toBe(-Infinity);
});

test('mastering brings anything to the loudness of music without a clipped peak', () => {
  const grain = noise(1);
  const rough = Float32Array.from({ length: 44_100 * 3 }, (_, i) => (i % 9000 < 4000 ? grain() * 0.02 : 0));
  const { left, right } = masterMusic({ left: rough, right: rough });
  expect(Math.abs(measureLoudness([left, right], 44_100) - MUSIC_LUFS)).toBeLessThan(1);
  expect(left.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(0.93);
});
