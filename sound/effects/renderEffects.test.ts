import { expect, test } from 'vitest';
import { EFFECT_NAMES, PLAIN_EFFECTS, TALK_SOUNDS } from '#shared/content/sounds.ts';
import { SAMPLE_RATE } from '../core/sampleRate.ts';
import { EFFECTS } from './effects.ts';
import { effectSpans, renderEffect, renderEffects } from './renderEffects.ts';

const sprite = renderEffects();
const effects = new Map(EFFECT_NAMES.map((name) => [name, renderEffect(EFFECTS[name])]));
const spans = effectSpans();
const samplesAt = (milliseconds: number) => Math.round((milliseconds / 1000) * SAMPLE_RATE);
const peakOf = (samples: Float32Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

test('there are at least thirty effects beside the voices, and none without a name', () => {
  expect(PLAIN_EFFECTS.length).toBeGreaterThanOrEqual(30);
  expect(Object.keys(EFFECTS).sort()).toEqual([...EFFECT_NAMES].sort());
});

test('every effect lies where the map says: as loud as it should be, silence behind it', () => {
  let end = 0;
  for (const name of EFFECT_NAMES) {
    const [start, length] = spans[name];
    expect(start, name).toBeGreaterThanOrEqual(end);
    const samples = sprite.subarray(samplesAt(start), samplesAt(start + length));
    expect(peakOf(samples), name).toBeCloseTo(EFFECTS[name].peak, 2);
    const gap = sprite.subarray(samplesAt(start + length) + 1, samplesAt(start + length + 95));
    expect(peakOf(gap), name).toBe(0);
    end = start + length + 90;
  }
  expect(samplesAt(end)).toBeLessThanOrEqual(sprite.length);
});

test('an effect begins and ends without a click, and sounds the same each time', () => {
  for (const [name, samples] of effects) {
    expect(Math.abs(samples[0] ?? 1), name).toBeLessThan(0.05);
    expect(Math.abs(samples.at(-1) ?? 1), name).toBe(0);
  }
  expect(renderEffect(EFFECTS.success)).toEqual(effects.get('success'));
});

test('no voice drowns another, and no two sound the same', () => {
  const voices = TALK_SOUNDS.map((name) => effects.get(name) ?? new Float32Array());
  const power = voices.map(
    (samples) => samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length,
  );
  const decibels = power.map((one) => 10 * Math.log10(one));
  expect(Math.max(...decibels) - Math.min(...decibels)).toBeLessThan(3);
  expect(new Set(voices.map((samples) => samples.slice(0, 3000).join())).size).toBe(TALK_SOUNDS.length);
});
