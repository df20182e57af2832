import { expect, test } from 'vitest';
import { DAYLIGHT, inTone, mixColors, mixTones, toneAt } from './tones.ts';

const dusk = { light: 0xffc0a0, shade: 0x402080 };
const grade = { top: dusk, bottom: { light: 0x8080c0, shade: 0x101040 } };

test('mixes colours channel by channel', () => {
  expect(mixColors(0x000000, 0xff8040, 0)).toBe(0x000000);
  expect(mixColors(0x000000, 0xff8040, 1)).toBe(0xff8040);
  expect(mixColors(0x204060, 0x406080, 0.5)).toBe(0x305070);
});

test('by day everything stays as it is', () => {
  for (const color of [0x000000, 0xffffff, 0x49bde6]) expect(inTone(color, DAYLIGHT)).toBe(color);
  expect(toneAt(grade, 0.3, 0)).toEqual(DAYLIGHT);
});

test('at dusk white and black become the tone, and grey lies between', () => {
  expect(inTone(0xffffff, dusk)).toBe(dusk.light);
  expect(inTone(0x000000, dusk)).toBe(dusk.shade);
  expect(inTone(0x808080, dusk)).toBe(mixColors(dusk.shade, dusk.light, 128 / 255));
});

test('a grade goes from its upper tone to its lower one and no further', () => {
  expect(toneAt(grade, 0, 1)).toEqual(grade.top);
  expect(toneAt(grade, 1, 1)).toEqual(grade.bottom);
  expect(toneAt(grade, 1.4, 1)).toEqual(grade.bottom);
  expect(toneAt(grade, 0.5, 1)).toEqual(mixTones(grade.top, grade.bottom, 0.5));
});
