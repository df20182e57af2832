import type { PluginMap } from '#shared/contract/channels/channelFields.ts';
import type { Channel } from '#shared/contract/channels/channels.ts';
import { holdsAtLeast, isActiveMember, type ChannelRole, type RoleCheck } from '#shared/contract/roles.ts';
import { AppError } from '#server/platform/appError.ts';
import { channelTexts } from './texts.ts';

/** A channel and the roles of a user in it. */
export interface Membership {
  readonly channelId: number;
  readonly channelName: string;
  readonly visibleState: Channel['dolphinVisibleState'];
  readonly pluginMap: PluginMap;
  /** Empty for a stranger. */
  readonly roles: readonly ChannelRole[];
}
type Standing = Pick<Membership, 'visibleState' | 'roles'>;

/**
 * Whether a user may learn that a channel exists. An INVISIBLE one exists for members, suspended members and users who
 * wait to join; not for strangers, banned or rejected users.
 */
export function knowsChannel({ visibleState, roles }: Standing): boolean {
  const isOutside = roles.length === 0 || roles.some((role) => role === 'BEN' || role === 'JOIN_REJECTED');
  return visibleState !== 'INVISIBLE' || !isOutside;
}

/** The reason why a user may not do what members from a role on may do in a channel; undefined if the user may. */
export function memberRefusal(standing: Standing, atLeast: RoleCheck) {
  if (!knowsChannel(standing)) return 'CHANNEL_NOT_FOUND';
  if (standing.roles.length === 0) return 'CHANNEL_MEMBER_NOT_FOUND';
  return isActiveMember(standing.roles) && holdsAtLeast(standing.roles, atLeast) ? undefined : 'NOT_HAS_ROLE';
}

/** Throws CHANNEL_NOT_FOUND, CHANNEL_MEMBER_NOT_FOUND or NOT_HAS_ROLE; `membership` is that of `userId`. */
export function assertMember(membership: Membership, userId: number, atLeast: RoleCheck): void {
  const refusal = memberRefusal(membership, atLeast);
  if (!refusal) return;
  const { channelId, channelName, visibleState, roles } = membership;
  throw new AppError(refusal, {
    ...(refusal === 'CHANNEL_MEMBER_NOT_FOUND' && { message: channelTexts.notAMember(channelName) }),
    log: `user ${userId} holds [${roles.join()}] in ${visibleState} channel ${channelId}, needs ${atLeast}`,
  });
}
