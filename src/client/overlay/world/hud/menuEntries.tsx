import {
  Backpack,
  Bell,
  Blocks,
  BookOpen,
  CalendarCheck,
  Camera,
  Hammer,
  House,
  Images,
  Medal,
  Puzzle,
  School,
  ScrollText,
  Settings,
  Shirt,
  Sparkles,
  Swords,
  Trophy,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { NavigateFunction } from 'react-router';
import { WORLD_ID } from '#shared/content/world.ts';
import type { IconButtonProps } from '#client/ui/button/IconButton.tsx';
import { openPhoto } from '#client/stores/photoStore.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import type { Keeper } from '#client/overlay/world/reward/flyRewards.ts';
import { hudTexts } from './texts.ts';

/** Numbers on the corners of buttons, by what they count. */
export interface MenuBadges {
  /** Quests whose reward waits. */
  readonly ready: number;
  readonly unread: number;
}

export interface MenuEntry {
  readonly label: string;
  /** The rewards that fly to its button. */
  readonly keeps?: Keeper;
  readonly icon: ReactNode;
  readonly tone: NonNullable<IconButtonProps['tone']>;
  readonly badge?: keyof MenuBadges;
  readonly open: (navigate: NavigateFunction) => void;
}

/** Everything the menu leads to. The first have their own button where there is room, the others are behind 더보기. */
export const MENU_ENTRIES: readonly MenuEntry[] = [
  { label: hudTexts.bag, icon: <Backpack />, tone: 'bag', keeps: 'bag', open: () => openDialog('inventory') },
  {
    label: hudTexts.quest,
    icon: <ScrollText />,
    tone: 'quest',
    badge: 'ready',
    open: () => openDialog('quest', {}),
  },
  { label: hudTexts.shop, icon: <Shirt />, tone: 'shop', open: () => openDialog('shop') },
  {
    label: hudTexts.notifications,
    icon: <Bell />,
    tone: 'bell',
    badge: 'unread',
    open: () => openDialog('notifications'),
  },
  {
    label: hudTexts.skills,
    icon: <Sparkles />,
    tone: 'skills',
    keeps: 'skills',
    open: () => openDialog('skills', { worldId: WORLD_ID }),
  },
  { label: hudTexts.home, icon: <House />, tone: 'bag', open: (navigate) => void navigate(paths.home('me')) },
  {
    label: hudTexts.stages,
    icon: <Blocks />,
    tone: 'skills',
    open: (navigate) => void navigate(paths.stages),
  },
  {
    label: hudTexts.puzzle,
    icon: <Puzzle />,
    tone: 'quest',
    open: (navigate) => void navigate(paths.puzzles),
  },
  {
    label: hudTexts.ownStages,
    icon: <Hammer />,
    tone: 'book',
    open: (navigate) => void navigate(paths.ownStages),
  },
  {
    label: hudTexts.battles,
    icon: <Swords />,
    tone: 'quest',
    open: (navigate) => void navigate(paths.battles),
  },
  {
    label: hudTexts.competitions,
    icon: <Medal />,
    tone: 'ranking',
    open: (navigate) => void navigate(paths.competitions),
  },
  {
    label: hudTexts.channels,
    icon: <School />,
    tone: 'book',
    open: (navigate) => void navigate(paths.myChannels),
  },
  {
    label: hudTexts.tutoring,
    icon: <CalendarCheck />,
    tone: 'skills',
    open: (navigate) => void navigate(paths.tutoring),
  },
  { label: hudTexts.book, icon: <BookOpen />, tone: 'book', open: () => openDialog('collection') },
  { label: hudTexts.friends, icon: <UsersRound />, tone: 'quest', open: () => openDialog('friends') },
  { label: hudTexts.ranking, icon: <Trophy />, tone: 'ranking', open: () => openDialog('worldRanking') },
  { label: hudTexts.photo, icon: <Camera />, tone: 'skills', open: () => openPhoto() },
  { label: hudTexts.album, icon: <Images />, tone: 'book', open: () => openDialog('photoAlbum') },
  { label: hudTexts.settings, icon: <Settings />, tone: 'settings', open: () => openDialog('settings') },
];
