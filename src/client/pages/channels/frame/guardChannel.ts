import { holdsAtLeast, isActiveMember, type RoleCheck } from '#shared/contract/roles.ts';
import type { Channel } from '#shared/contract/channels/channels.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { withRedirect } from '#client/ui/routing/safeRedirect.ts';
import type { NoticeMessage } from '#shared/contract/notices.ts';

export interface ChannelRequest {
  readonly channel: Pick<Channel, 'channelDomain' | 'dolphinVisibleState' | 'roleList'>;
  readonly isSignedIn: boolean;
  /** The path with its query, to come back to. */
  readonly wanted: string;
  /** The least role of the page; undefined where the channel's visibility alone decides. */
  readonly leastRole: RoleCheck | undefined;
}

/**
 * The address that a visitor of a channel's page is sent to instead; null for somebody who may see the page.
 * Pure. Public pages of a VISIBLE channel are for everybody; otherwise a visitor without a token is sent to
 * the sign-in page with the way back, and one with a token to the channel's lounge. Source: product spec §2,
 * §6.
 */
export function guardChannel({ channel, isSignedIn, wanted, leastRole }: ChannelRequest): string | null {
  const { channelDomain, dolphinVisibleState, roleList } = channel;
  const toLounge = (message: NoticeMessage) => `${paths.channelLounge(channelDomain)}?message=${message}`;
  if (isActiveMember(roleList))
    return leastRole === undefined || holdsAtLeast(roleList, leastRole) ? null : toLounge('REQUIRED');
  // An INVISIBLE channel is answered to members and applicants alone.
  const isOpen = dolphinVisibleState === 'VISIBLE' && leastRole === undefined;
  if (isOpen) return null;
  if (!isSignedIn) return withRedirect(paths.signIn, wanted);
  return toLounge(roleList.includes('PENDING') ? 'PENDING' : 'NOT_MEMBER');
}
