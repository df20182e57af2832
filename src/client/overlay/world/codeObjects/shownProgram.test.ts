import { describe, expect, it } from 'vitest';
import type { CodeObjectState } from '#shared/contract/world/codeObjects.ts';
import { shownOwner, shownProgram } from './shownProgram.ts';

const program = { actList: [], durationMs: 500, updatedAt: '2026-11-20T00:00:00.000Z' };
const own = { ...program, language: 'PYTHON', source: 'wait(1)', isShared: false } as const;
const friend = (userId: number) => ({ userId, nickname: `친구${userId}`, updatedAt: program.updatedAt });
const object: CodeObjectState = { objectId: 1, own: null, foe: null, friendList: [friend(7), friend(8)] };

describe('whose program is shown', () => {
  it('is the own one', () => expect(shownOwner({ ...object, own }, undefined)).toBe('own'));

  it('without one is that of the friend who changed last, and nobody’s without friends', () => {
    expect(shownOwner(object, undefined)).toBe(7);
    expect(shownOwner({ own: null, friendList: [] }, undefined)).toBeNull();
  });

  it('is the chosen one as long as it is shared', () => {
    expect(shownOwner({ ...object, own }, 8)).toBe(8);
    expect(shownOwner({ ...object, own }, 9)).toBe('own');
    expect(shownOwner(object, 'own')).toBe(7);
  });
});

describe('the program', () => {
  it('of a friend has to be fetched first', () => {
    expect(shownProgram(object, undefined, [])).toBeUndefined();
    const fetched = { ...program, objectId: 1, userId: 7 };
    expect(shownProgram(object, undefined, [{ ...fetched, objectId: 2 }, fetched])).toBe(fetched);
  });

  it('is the own one, or none', () => {
    expect(shownProgram({ ...object, own }, undefined, [])).toBe(own);
    expect(shownProgram({ ...object, friendList: [] }, undefined, [])).toBeNull();
  });
});
