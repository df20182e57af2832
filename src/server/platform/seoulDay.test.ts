import { describe, expect, it } from 'vitest';
import { seoulDay } from './seoulDay.ts';

describe('seoulDay', () => {
  it('turns over at midnight in Seoul, nine hours before Greenwich', () => {
    expect(seoulDay(new Date('2026-03-01T14:59:59.999Z'))).toBe('2026-03-01');
    expect(seoulDay(new Date('2026-03-01T15:00:00.000Z'))).toBe('2026-03-02');
  });

  it('pads months and days', () => {
    expect(seoulDay(new Date('2027-01-02T00:00:00Z'))).toBe('2027-01-02');
  });
});
