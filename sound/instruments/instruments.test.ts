import { expect, test } from 'vitest';
import { pitch } from '../core/pitch.ts';
import { SAMPLE_RATE } from '../core/sampleRate.ts';
import { INSTRUMENTS, type InstrumentName } from './instruments.ts';

const PITCHED = {
  bass: ['C2', 'G2'],
  bell: ['E6'],
  flute: ['C5', 'A5'],
  glass: ['A4', 'E6'],
  horn: ['A4', 'D5'],
  marimba: ['C5', 'C6'],
  pluck: ['C4', 'B4', 'C5'],
  steelDrum: ['D5', 'C6'],
  vibraphone: ['F5'],
} as const satisfies Partial<Record<InstrumentName, readonly string[]>>;

test.each(Object.entries(PITCHED))('the %s is in tune within 5 cents', (name, notes) => {
  for (const note of notes) {
    const samples = INSTRUMENTS[name as InstrumentName]({ frequency: pitch(note), seconds: 0.6, seed: 1 });
    expect(Math.abs(centsOff(samples, pitch(note)))).toBeLessThanOrEqual(5);
  }
});

test.each(Object.entries(INSTRUMENTS))(
  'the %s begins without a click, sounds alike each time and ends',
  (_, voice) => {
    const note = { frequency: 440, seconds: 0.3, seed: 3 };
    const samples = voice(note);
    expect(voice(note)).toEqual(samples);
    expect(samples.every((sample) => Math.abs(sample) <= 2.2)).toBe(true);
    expect(samples.some((sample) => Math.abs(sample) > 0.05)).toBe(true);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.05);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.06);
  },
);

test('a note that is none says what one looks like', () => {
  expect(pitch('A4')).toBeCloseTo(440);
  expect(pitch('Bb3')).toBeCloseTo(233.08, 2);
  expect(() => pitch('H4')).toThrow('"H4" is no note');
});

/** The cents by which the strongest pitch near `frequency` differs from it. */
function centsOff(samples: Float32Array, frequency: number): number {
  const [from, to] = [2000, Math.min(20_000, samples.length)];
  const powerAt = (hertz: number) => {
    let [real, imaginary] = [0, 0];
    for (let i = from; i < to; i++) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * (i - from)) / (to - from));
      const angle = (2 * Math.PI * hertz * i) / SAMPLE_RATE;
      real += (samples[i] ?? 0) * window * Math.cos(angle);
      imaginary += (samples[i] ?? 0) * window * Math.sin(angle);
    }
    return real ** 2 + imaginary ** 2;
  };
  const cents = Array.from({ length: 31 }, (_, i) => (i - 15) * 2);
  const powers = cents.map((cent) => powerAt(frequency * 2 ** (cent / 1200)));
  return cents[powers.indexOf(Math.max(...powers))] ?? Number.NaN;
}
