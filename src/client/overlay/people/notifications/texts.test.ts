import { expect, it } from 'vitest';
import { whenText } from './texts.ts';

const NOW = new Date('2026-03-10T03:00:00.000Z');

it.each([
  ['2026-03-10T02:59:40.000Z', '방금'],
  ['2026-03-10T03:00:30.000Z', '방금'],
  ['2026-03-10T02:55:00.000Z', '5분 전'],
  ['2026-03-09T23:00:00.000Z', '4시간 전'],
  ['2026-03-09T02:00:00.000Z', '어제'],
  // In Seoul it is the next day already.
  ['2026-03-04T16:00:00.000Z', '3월 5일'],
])('%s is told as «%s»', (at, words) => {
  expect(whenText(at, NOW)).toBe(words);
});
