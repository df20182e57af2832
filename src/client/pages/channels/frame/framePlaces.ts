import {
  GraduationCap,
  BookOpen,
  ChartNoAxesColumn,
  House,
  LayoutGrid,
  Footprints,
  Mail,
  Medal,
  MessagesSquare,
  NotebookText,
  Settings,
  Shapes,
  ShieldAlert,
  Smile,
  Store,
  Swords,
  Ticket,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ChannelPlugin } from '#shared/contract/channels/channelPlugins.ts';
import type { RoleCheck } from '#shared/contract/roles.ts';
import { paths } from '#client/ui/routing/paths.ts';
import type { OpenChannel } from './channelContext.ts';
import { frameTexts } from './texts.ts';

/** A place of a channel that its navigation leads to. */
export interface ChannelPlace {
  readonly key: keyof typeof frameTexts.places;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly path: (channelDomain: string) => string;
  /** Other pages that belong to the place. */
  readonly alsoAt?: (channelDomain: string) => string;
  /** The least role that sees the place and may open its pages; undefined for everybody who may see the channel. */
  readonly leastRole?: RoleCheck;
  /** The part of the channel that the place belongs to: it is gone where staff has switched that off. */
  readonly plugin?: ChannelPlugin;
}

const place = (key: ChannelPlace['key'], rest: Omit<ChannelPlace, 'key' | 'label'>): ChannelPlace => ({
  key,
  label: frameTexts.places[key],
  ...rest,
});

/** In the order of the navigation; a phone shows the first four and the rest behind «more». */
const CHANNEL_PLACES: readonly ChannelPlace[] = [
  place('main', { icon: House, path: paths.channel }),
  place('courses', {
    icon: GraduationCap,
    path: paths.channelCourses,
    alsoAt: paths.channelWorksheets,
    leastRole: 'generalMember',
  }),
  place('boards', {
    icon: MessagesSquare,
    path: paths.channelBoards,
    alsoAt: paths.channelPosts,
    leastRole: 'visitor',
    plugin: 'BOARD',
  }),
  place('homework', { icon: NotebookText, path: paths.channelHomework, leastRole: 'generalMember' }),
  place('battles', { icon: Swords, path: paths.channelBattles, leastRole: 'generalMember' }),
  place('competitions', { icon: Medal, path: paths.channelCompetitions, leastRole: 'generalMember' }),
  place('stages', { icon: Footprints, path: paths.channelStages, leastRole: 'generalMember' }),
  place('class', { icon: LayoutGrid, path: paths.channelClass, leastRole: 'teacher' }),
  place('lms', { icon: BookOpen, path: paths.channelLms, leastRole: 'teacher' }),
  place('progress', { icon: ChartNoAxesColumn, path: paths.channelProgress, leastRole: 'teacher' }),
  place('members', { icon: Users, path: paths.channelMembers, leastRole: 'teacher' }),
  place('groups', { icon: Shapes, path: paths.channelGroups, leastRole: 'teacher', plugin: 'GROUP' }),
  place('messages', {
    icon: Mail,
    path: paths.channelMessages,
    leastRole: 'teacher',
    plugin: 'TEXT_MESSAGE',
  }),
  place('moderation', { icon: ShieldAlert, path: paths.channelModeration, leastRole: 'manager' }),
  place('tickets', { icon: Ticket, path: paths.channelTickets, leastRole: 'manager' }),
  place('products', { icon: Store, path: paths.channelProducts, leastRole: 'manager' }),
  place('me', { icon: Smile, path: paths.channelMe, leastRole: 'visitor' }),
  place('settings', { icon: Settings, path: paths.channelSettings, leastRole: 'manager' }),
];

/** The places that the visitor of a channel is led to. */
export function placesOf({ holds, pluginMap }: Pick<OpenChannel, 'holds' | 'pluginMap'>): ChannelPlace[] {
  return CHANNEL_PLACES.filter(
    ({ leastRole, plugin }) =>
      (leastRole === undefined || holds(leastRole)) && (plugin === undefined || pluginMap[plugin]),
  );
}

/** The place to which a page belongs: that with the longest path that the address begins with. */
export function placeAt(pathname: string, channelDomain: string): ChannelPlace | undefined {
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const isBelow = ({ path, alsoAt }: ChannelPlace) =>
    isAt(path(channelDomain)) || (alsoAt !== undefined && isAt(alsoAt(channelDomain)));
  return CHANNEL_PLACES.filter(isBelow).toSorted(
    (a, b) => b.path(channelDomain).length - a.path(channelDomain).length,
  )[0];
}
