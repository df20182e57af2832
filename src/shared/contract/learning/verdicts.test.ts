import { describe, expect, it } from 'vitest';
import { VERDICTS, verdictSchema, worstVerdict } from './verdicts.ts';

describe('VERDICTS', () => {
  it('lists every verdict under its own code, mildest first, each more severe than the one before', () => {
    const all = Object.values(VERDICTS);
    expect(all.map((verdict) => verdict.code)).toEqual(verdictSchema.options);
    expect(Object.keys(VERDICTS)).toEqual(verdictSchema.options);
    expect(all.map((verdict) => verdict.severity)).toEqual(all.map((_, index) => index));
  });

  it('never lets our own fault or an unreadable source cost a try', () => {
    const free = Object.values(VERDICTS).filter((verdict) => !verdict.countsAsAttempt);
    expect(free.map((verdict) => verdict.code)).toEqual(['CE', 'SYSTEM']);
  });
});

describe('worstVerdict', () => {
  it('takes the most severe wherever it stands', () => {
    expect(worstVerdict(['AC', 'AC'])).toBe('AC');
    expect(worstVerdict(['RE', 'WA', 'AC'])).toBe('RE');
    expect(worstVerdict(['AC', 'TLE', 'WA'])).toBe('TLE');
    expect(worstVerdict(['CE', 'SYSTEM', 'AC'])).toBe('SYSTEM');
  });

  it('does not call an empty list a success', () => {
    expect(worstVerdict([])).toBe('SYSTEM');
  });
});
