import { expect, it } from 'vitest';
import { memberSeenText } from './memberSeenText.ts';

const now = Date.parse('2026-11-23T03:00:00Z');
const at = (lastSeenAt: string | null, isOnline = false) => memberSeenText({ isOnline, lastSeenAt }, now);

it('is told in minutes, hours and days of Seoul', () => {
  expect(at(null)).toBe('아직 없음');
  expect(at('2026-11-23T02:59:50Z', true)).toBe('지금 접속');
  expect(at('2026-11-23T02:59:50Z')).toBe('1분 전');
  expect(at('2026-11-23T02:15:00Z')).toBe('45분 전');
  expect(at('2026-11-22T20:00:00Z')).toBe('7시간 전');
  expect(at('2026-11-20T15:30:00Z')).toBe('11월 21일');
});
