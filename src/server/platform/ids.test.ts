import { describe, expect, it } from 'vitest';
import { newId, randomToken, sha256 } from './ids.ts';

describe('newId', () => {
  it('is a UUID of version 7', () => {
    expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('sorts by the time it was made', () => {
    const made = [1_800_000_000_000, 1_800_000_000_001, 1_900_000_000_000].map((time) => newId(time));
    expect(made.toSorted()).toEqual(made);
  });

  it('never repeats within a millisecond', () => {
    expect(new Set(Array.from({ length: 1000 }, () => newId(1))).size).toBe(1000);
  });
});

describe('randomToken', () => {
  it('carries 32 bytes in URL-safe characters', () => {
    expect(randomToken()).toMatch(/^[\w-]{43}$/);
    expect(randomToken()).not.toBe(randomToken());
  });
});

describe('sha256', () => {
  it('gives the known digest', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
