import { isActiveMember, type ChannelRole } from '#shared/contract/roles.ts';

/** What a change of roles means to the member; `ROLE` for one among members, of which it need not be told. */
export const MEMBERSHIP_CHANGES = [
  'APPROVED',
  'REJECTED',
  'SUSPENDED',
  'BANNED',
  'RESTORED',
  'VERIFIED',
  'NOT_VERIFIED',
  /** Asked to become an owner. */
  'OWNER_OFFERED',
  /** An owner from here on. */
  'OWNER_MADE',
  /** The one who was asked has become an owner. */
  'OWNER_ACCEPTED',
  'OWNER_REFUSED',
  'CLOSED',
  'REOPENED',
  'ROLE',
] as const;
export type MembershipChange = (typeof MEMBERSHIP_CHANGES)[number];

/** Pure. */
export function membershipChange(
  before: readonly ChannelRole[],
  after: readonly ChannelRole[],
): MembershipChange {
  if (after.includes('BEN')) return 'BANNED';
  if (after.includes('SUSPEND')) return 'SUSPENDED';
  if (after.includes('JOIN_REJECTED')) return 'REJECTED';
  if (!isActiveMember(after) || isActiveMember(before)) return 'ROLE';
  return before.includes('PENDING') ? 'APPROVED' : 'RESTORED';
}
