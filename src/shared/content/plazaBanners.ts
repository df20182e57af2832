import type { ChannelMembership } from '#shared/contract/people/accounts.ts';
import { isActiveMember } from '#shared/contract/roles.ts';
import { DEFAULT_CHANNEL_ID } from './channels.ts';

/**
 * The island over the spawn of the plaza, below which the flags of the user's channels hang: its middle and underside,
 * world px.
 */
const ISLAND = { x: 608, y: 590 } as const;
const APART = 88;
const MOST = 3;

export const BANNER_MAP = 'plaza';

export interface PlazaBanner {
  readonly channel: ChannelMembership;
  readonly x: number;
  readonly y: number;
}

/** The present classes of a user: the newest few, without the school that everybody is in. */
export function classesOf(memberships: readonly ChannelMembership[]): ChannelMembership[] {
  return memberships
    .filter(({ channelId, roleList }) => channelId !== DEFAULT_CHANNEL_ID && isActiveMember(roleList))
    .slice(-MOST);
}

/** The banners on the plaza for a user: those of its classes; those of the school for a user in none. */
export function bannersOf(memberships: readonly ChannelMembership[]): PlazaBanner[] {
  const classes = classesOf(memberships);
  const shown =
    classes.length > 0
      ? classes
      : memberships.filter(
          ({ channelId, roleList }) => channelId === DEFAULT_CHANNEL_ID && isActiveMember(roleList),
        );
  return shown.map((channel, index) => ({
    channel,
    x: ISLAND.x + (index - (shown.length - 1) / 2) * APART,
    y: ISLAND.y,
  }));
}
