import { House, LayoutGrid, Mail, ShieldAlert, Settings, type LucideIcon } from 'lucide-react';
import type { RoleCheck } from '#shared/contract/roles.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { frameTexts } from './texts.ts';

/** A place of a channel that its navigation leads to. */
export interface ChannelPlace {
  readonly key: keyof typeof frameTexts.places;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly path: (channelDomain: string) => string;
  /** Who sees the place and may open its pages; undefined for whoever may see the channel. */
  readonly leastRole?: RoleCheck;
}

const place = (key: ChannelPlace['key'], rest: Omit<ChannelPlace, 'key' | 'label'>): ChannelPlace => ({
  key,
  label: frameTexts.places[key],
  ...rest,
});

/** In the order of the navigation; a phone shows the first four and the rest behind «more». */
export const CHANNEL_PLACES: readonly ChannelPlace[] = [
  place('main', { icon: House, path: paths.channel }),
  place('class', { icon: LayoutGrid, path: paths.channelClass, leastRole: 'teacher' }),
  place('messages', { icon: Mail, path: paths.channelMessages, leastRole: 'teacher' }),
  place('moderation', { icon: ShieldAlert, path: paths.channelModeration, leastRole: 'manager' }),
  place('settings', { icon: Settings, path: paths.channelSettings, leastRole: 'manager' }),
];

/** The place to which a page belongs: that with the longest path that the address begins with. */
export function placeAt(pathname: string, channelDomain: string): ChannelPlace | undefined {
  const isBelow = ({ path }: ChannelPlace) =>
    pathname === path(channelDomain) || pathname.startsWith(`${path(channelDomain)}/`);
  return CHANNEL_PLACES.filter(isBelow).toSorted(
    (a, b) => b.path(channelDomain).length - a.path(channelDomain).length,
  )[0];
}
