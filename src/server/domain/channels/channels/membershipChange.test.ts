import { expect, it } from 'vitest';
import type { ChannelRole } from '#shared/contract/roles.ts';
import type { MembershipChange } from '#server/domain/events.ts';
import { membershipChange } from './membershipChange.ts';

const ROWS: [ChannelRole, ChannelRole, MembershipChange][] = [
  ['PENDING', 'USER', 'APPROVED'],
  ['PENDING', 'JOIN_REJECTED', 'REJECTED'],
  ['PENDING', 'BEN', 'BANNED'],
  ['USER', 'SUSPEND', 'SUSPENDED'],
  ['SUSPEND', 'BEN', 'BANNED'],
  ['SUSPEND', 'ADVANCED', 'RESTORED'],
  ['BEN', 'USER', 'RESTORED'],
  ['BEN', 'SUSPEND', 'SUSPENDED'],
  ['USER', 'TEACHER', 'ROLE'],
  ['USER', 'PENDING', 'ROLE'],
  ['JOIN_REJECTED', 'PENDING', 'ROLE'],
];

it.each(ROWS)('from %s to %s is %s', (before, after, change) => {
  expect(membershipChange([before], [after])).toBe(change);
});
