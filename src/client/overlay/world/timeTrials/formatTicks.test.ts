import { expect, it } from 'vitest';
import { formatSplit, formatTicks } from './formatTicks.ts';

it.each([
  [0, '0:00.00'],
  [1, '0:00.01'],
  [397, '0:06.61'],
  [3599, '0:59.98'],
  [3600, '1:00.00'],
  [36_061, '10:01.01'],
])('%d ticks are %s', (ticks, text) => expect(formatTicks(ticks)).toBe(text));

it.each([
  [-28, '−0.47'],
  [0, '+0.00'],
  [90, '+1.50'],
])('%d ticks apart are %s', (ticks, text) => expect(formatSplit(ticks)).toBe(text));
