import { use } from 'react';
import { ChannelContext } from '#client/pages/channels/frame/channelContext.ts';
import { channelsHeld } from '#client/stores/memberships.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { ChannelCard } from '#shared/contract/channels/channels.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';

export interface BattleClass extends ChannelCard {
  /** Whether the user teaches in it. */
  readonly isStaff: boolean;
}

/**
 * The classes in which a battle can be opened: that of the address, or all of the user, first the school, in which
 * everybody is.
 */
export function useBattleClasses(): readonly BattleClass[] {
  const here = use(ChannelContext);
  const user = useStore(sessionStore, (state) => state.user);
  if (here !== null) {
    const { id: channelId, channelDomain, channelName, flag } = here;
    return [{ channelId, channelDomain, channelName, flag, isStaff: here.holds('teacher') }];
  }
  const classes = channelsHeld(user, 'generalMember').map(({ roleList, ...one }) => ({
    ...one,
    isStaff: holdsAtLeast(roleList, 'teacher'),
  }));
  const isSchool = ({ channelId }: ChannelCard) => channelId === DEFAULT_CHANNEL_ID;
  return classes.toSorted((a, b) => Number(isSchool(b)) - Number(isSchool(a)));
}
