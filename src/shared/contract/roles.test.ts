import { describe, expect, it } from 'vitest';
import { CHANNEL_ROLES, holdsAtLeast, ROLE_CHECKS, type ChannelRole, type RoleCheck } from './roles.ts';

// Product spec §6, written out by hand so that the ladder in code is checked against the page.
const TABLE: Record<RoleCheck, readonly ChannelRole[]> = {
  admin: ['ROLE_ADMIN'],
  master: ['ROLE_CHANNEL_MASTER'],
  manager: ['ROLE_ADMIN', 'ROLE_CHANNEL_MASTER', 'MANAGER'],
  teacher: ['ROLE_ADMIN', 'ROLE_CHANNEL_MASTER', 'MANAGER', 'TEACHER'],
  regularStudent: ['ROLE_ADMIN', 'ROLE_CHANNEL_MASTER', 'MANAGER', 'TEACHER', 'ADVANCED_LECTURER'],
  student: ['ROLE_ADMIN', 'ROLE_CHANNEL_MASTER', 'MANAGER', 'TEACHER', 'ADVANCED_LECTURER', 'ADVANCED'],
  regularMember: [
    'ROLE_ADMIN',
    'ROLE_CHANNEL_MASTER',
    'MANAGER',
    'TEACHER',
    'ADVANCED_LECTURER',
    'ADVANCED',
    'LECTURER',
  ],
  generalMember: [
    'ROLE_ADMIN',
    'ROLE_CHANNEL_MASTER',
    'MANAGER',
    'TEACHER',
    'ADVANCED_LECTURER',
    'ADVANCED',
    'LECTURER',
    'USER',
  ],
  visitor: [
    'ROLE_ADMIN',
    'ROLE_CHANNEL_MASTER',
    'MANAGER',
    'TEACHER',
    'ADVANCED_LECTURER',
    'ADVANCED',
    'LECTURER',
    'USER',
    'VISITOR',
  ],
};

describe('holdsAtLeast', () => {
  for (const check of ROLE_CHECKS) {
    it(`«${check}» passes for exactly its holders`, () => {
      const passing = CHANNEL_ROLES.filter((role) => holdsAtLeast([role], check));
      expect(passing).toEqual(TABLE[check]);
    });
  }

  it('passes when any of several roles passes, and fails for none', () => {
    expect(holdsAtLeast(['PENDING', 'TEACHER'], 'student')).toBe(true);
    expect(holdsAtLeast([], 'visitor')).toBe(false);
  });
});
