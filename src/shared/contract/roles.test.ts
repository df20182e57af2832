import { describe, expect, it } from 'vitest';
import {
  CHANNEL_ROLES,
  holdsAtLeast,
  mayGrant,
  ROLE_CHECKS,
  type ChannelRole,
  type RoleCheck,
} from './roles.ts';

// Product spec §6, copied by hand, so that the code is checked against the page.
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

describe('mayGrant', () => {
  const BELOW_MANAGERS = CHANNEL_ROLES.filter(
    (role) => !['ROLE_ADMIN', 'ROLE_CHANNEL_MASTER', 'ROLE_CHANNEL_ENTERPRISE', 'MANAGER'].includes(role),
  );
  const grantedBy = (...granter: ChannelRole[]) => CHANNEL_ROLES.filter((role) => mayGrant(granter, role));

  it('is a matter of managers and those above them, each of roles below the own', () => {
    expect(grantedBy('ROLE_ADMIN')).toEqual(CHANNEL_ROLES.filter((role) => role !== 'ROLE_ADMIN'));
    expect(grantedBy('ROLE_CHANNEL_MASTER').toSorted()).toEqual(['MANAGER', ...BELOW_MANAGERS].toSorted());
    expect(grantedBy('MANAGER')).toEqual(BELOW_MANAGERS);
  });

  it('goes by the highest of several roles', () => {
    expect(grantedBy('USER', 'MANAGER')).toEqual(BELOW_MANAGERS);
  });

  it.each(BELOW_MANAGERS)('lets %s grant nothing', (role) => expect(grantedBy(role)).toEqual([]));

  it('lets nobody grant ROLE_ADMIN, and nobody who is suspended or banned grant anything', () => {
    expect(grantedBy(...CHANNEL_ROLES.filter((role) => role !== 'SUSPEND' && role !== 'BEN'))).not.toContain(
      'ROLE_ADMIN',
    );
    expect(grantedBy('ROLE_ADMIN', 'SUSPEND')).toEqual([]);
    expect(grantedBy('MANAGER', 'BEN')).toEqual([]);
  });
});
