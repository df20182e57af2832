import { holdsAtLeast, type ChannelRole } from '#shared/contract/roles.ts';

/** Whether the roles make somebody part of the channel: not while waiting, suspended, banned or rejected. */
export function isActiveMember(roles: readonly ChannelRole[]): boolean {
  return holdsAtLeast(roles, 'visitor') && !roles.some((role) => role === 'SUSPEND' || role === 'BEN');
}
