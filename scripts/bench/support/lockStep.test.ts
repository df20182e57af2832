import { describe, expect, it } from 'vitest';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { bytesInLockStep } from './lockStep.ts';

describe('two hundred on one map', () => {
  it('cost each line at most 0.35 of the bytes of a plain room, even of one that tells nobody its own exact body', () => {
    const [from, to] = [100, FIRST_MAP.width - 100];
    const { sights, plainState, plain } = bytesInLockStep({
      map: FIRST_MAP,
      count: 200,
      from,
      to,
      late: 0.05,
    });
    expect(sights / plainState).toBeLessThan(0.35);
    expect(sights / plain).toBeLessThan(0.3);
  });
});
