import { Award, BadgeCheck, KeyRound, Map, Shell, Shirt, UsersRound, type LucideIcon } from 'lucide-react';
import type { CollectionKind } from '#shared/contract/world/collections.ts';

/** Bookmarks of the book, from the top. */
export const COLLECTION_TABS = ['ITEM', 'SHELL', 'SECRET', 'MAP', 'FRIEND', 'CERTIFICATE', 'TITLE'] as const;
export type CollectionTab = (typeof COLLECTION_TABS)[number];

/** The kinds on each page: people of the sea and friends share one. Titles are no finds. */
export const KINDS_OF: Readonly<Record<CollectionTab, readonly CollectionKind[]>> = {
  ITEM: ['ITEM'],
  SHELL: ['SHELL'],
  SECRET: ['SECRET'],
  MAP: ['MAP'],
  FRIEND: ['PERSON', 'NPC'],
  CERTIFICATE: ['CERTIFICATE'],
  TITLE: [],
};

export const TAB_ICONS: Readonly<Record<CollectionTab, LucideIcon>> = {
  ITEM: Shirt,
  SHELL: Shell,
  SECRET: KeyRound,
  MAP: Map,
  FRIEND: UsersRound,
  CERTIFICATE: BadgeCheck,
  TITLE: Award,
};

/** Pure: the tab that a key leads to from this one; the same for any other key. */
export function tabAfter(tab: CollectionTab, key: string): CollectionTab {
  if (key === 'Home') return COLLECTION_TABS[0];
  if (key === 'End') return COLLECTION_TABS.at(-1) ?? tab;
  const count = COLLECTION_TABS.length;
  // On phones the bookmarks are a row.
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key] ?? 0;
  return COLLECTION_TABS[(COLLECTION_TABS.indexOf(tab) + step + count) % count] ?? tab;
}
