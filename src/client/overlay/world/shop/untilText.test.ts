import { expect, it } from 'vitest';
import { untilText } from './untilText.ts';

it.each([
  // A Wednesday; the week ends with Sunday, which ends at 15:00 in UTC.
  ['2026-11-25T03:00:00Z', '2026-11-29T15:00:00Z', '이번 주까지'],
  ['2026-11-29T03:00:00Z', '2026-11-29T15:00:00Z', '오늘까지'],
  ['2026-11-25T03:00:00Z', '2026-11-30T15:00:00Z', '11월 30일까지'],
  ['2026-11-22T14:59:00Z', '2026-11-22T15:00:00Z', '오늘까지'],
  ['2026-11-22T15:00:00Z', '2026-11-29T15:00:00Z', '이번 주까지'],
  ['2026-12-05T03:00:00Z', '2027-02-28T15:00:00Z', '2월 28일까지'],
])('at %s an offer until %s is on «%s»', (now, endsAt, text) => {
  expect(untilText(endsAt, new Date(now))).toBe(text);
});
