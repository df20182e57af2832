import { describe, expect, it } from 'vitest';
import { fromUtc, toUtc } from './firstClass.ts';

describe('the first class', () => {
  it('is chosen in Seoul and kept in UTC', () => {
    expect(toUtc({ date: '2026-03-02', hour: 15 })).toBe('2026-03-02T06:00:00.000Z');
    expect(toUtc({ date: '2026-03-02', hour: 8 })).toBe('2026-03-01T23:00:00.000Z');
    expect(toUtc({ date: '2027-01-01', hour: 0 })).toBe('2026-12-31T15:00:00.000Z');
  });

  it('is shown as it was chosen', () => {
    for (const hour of [0, 8, 9, 15, 23])
      expect(fromUtc(toUtc({ date: '2026-11-23', hour }) ?? '')).toEqual({ date: '2026-11-23', hour });
  });

  it('is none without a day, and none on a day that does not exist', () => {
    expect(toUtc({ date: '', hour: 9 })).toBeNull();
    expect(toUtc({ date: '2026-13-01', hour: 9 })).toBeNull();
  });
});
