import { isActiveMember, type ChannelRole } from '#shared/contract/roles.ts';
import type { MembershipChange } from '#server/domain/events.ts';

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
