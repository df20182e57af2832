import { holdsAtLeast, isActiveMember, type RoleCheck } from '#shared/contract/roles.ts';
import type { Channel } from '#shared/contract/channels/channels.ts';
import { paths } from '#client/ui/routing/paths.ts';
import type { NoticeMessage } from '#shared/contract/notices.ts';

export interface ChannelRequest {
  readonly channel: Pick<Channel, 'channelDomain' | 'dolphinVisibleState' | 'roleList'>;
  /** The least role of the page; undefined where the channel's visibility alone decides. */
  readonly leastRole: RoleCheck | undefined;
}

/**
 * Where a signed-in visitor of a channel's page is sent instead; null for whoever may see it. Pure. Whoever is not
 * signed in was sent to the sign-in page before (`guardRoute`). Source: product spec §2, §6.
 */
export function guardChannel({ channel, leastRole }: ChannelRequest): string | null {
  const { channelDomain, dolphinVisibleState, roleList } = channel;
  const toLounge = (message: NoticeMessage) => `${paths.channelLounge(channelDomain)}?message=${message}`;
  if (isActiveMember(roleList))
    return leastRole === undefined || holdsAtLeast(roleList, leastRole) ? null : toLounge('REQUIRED');
  // An INVISIBLE channel is answered to members and applicants alone.
  const isOpen = dolphinVisibleState === 'VISIBLE' && leastRole === undefined;
  if (isOpen) return null;
  return toLounge(roleList.includes('PENDING') ? 'PENDING' : 'NOT_MEMBER');
}
