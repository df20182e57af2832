import { expect, it } from 'vitest';
import { formatTicks } from './formatTicks.ts';

it.each([
  [0, '0:00.00'],
  [1, '0:00.01'],
  [397, '0:06.61'],
  [3599, '0:59.98'],
  [3600, '1:00.00'],
  [36_061, '10:01.01'],
])('%d ticks are %s', (ticks, text) => expect(formatTicks(ticks)).toBe(text));
