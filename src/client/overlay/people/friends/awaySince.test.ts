import { expect, test } from 'vitest';
import { awaySince } from './awaySince.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');

test.each([
  [null, '아직 바다에 오지 않았어요'],
  ['2026-03-10T11:30:00Z', '조금 전에 왔어요'],
  ['2026-03-10T12:05:00Z', '조금 전에 왔어요'],
  ['2026-03-10T08:59:00Z', '3시간 전에 왔어요'],
  ['2026-03-09T12:00:00Z', '어제 왔어요'],
  ['2026-03-05T12:00:00Z', '5일 전에 왔어요'],
  ['2025-12-05T12:00:00Z', '오랜만에 만나요'],
])('whoever was there at %s: %s', (seenAt, words) => {
  expect(awaySince(seenAt, NOW)).toBe(words);
});
