import type { ChannelMembership, UserState } from '#shared/contract/people/accounts.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { holdsAtLeast, isActiveMember, type RoleCheck } from '#shared/contract/roles.ts';

type Member = Pick<UserState, 'channelProfileList'> | null;

/** The channels in which a user holds at least a role, the newest membership first and the school of all last. */
export function channelsHeld(user: Member, check: RoleCheck): ChannelMembership[] {
  const held = (user?.channelProfileList ?? []).filter(
    ({ roleList }) => isActiveMember(roleList) && holdsAtLeast(roleList, check),
  );
  const isSchool = ({ channelId }: ChannelMembership) => channelId === DEFAULT_CHANNEL_ID;
  return held.toReversed().toSorted((a, b) => Number(isSchool(a)) - Number(isSchool(b)));
}

/** Whether a user holds at least a role in any channel. */
export const holdsAnywhere = (user: Member, check: RoleCheck): boolean =>
  channelsHeld(user, check).length > 0;

/** The name of a channel as far as its member knows it. */
export const nameOfChannel = (user: Member, channelId: number): string | null =>
  user?.channelProfileList.find((membership) => membership.channelId === channelId)?.channelName ?? null;
