import { describe, expect, it } from 'vitest';
import { withParticle } from './withParticle.ts';

describe('withParticle', () => {
  it.each([
    ['8', '이/가', '8이'],
    ['15', '이/가', '15가'],
    ['10', '을/를', '10을'],
    ['‘3’', '와/과', '‘3’과'],
    ['답', '은/는', '답은'],
    ['바다', '은/는', '바다는'],
    ['apple', '을/를', 'apple를'],
    ['null', '이/가', 'null이'],
    ['!!!', '이/가', '!!!가'],
  ] as const)('%s with %s', (word, particle, expected) => {
    expect(withParticle(word, particle)).toBe(expected);
  });
});
