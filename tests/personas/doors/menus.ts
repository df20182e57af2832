import { lmsTexts } from '#client/pages/learning/authoring/texts.ts';
import { progressTexts } from '#client/pages/channels/progress/texts.ts';
import { frameTexts } from '#client/pages/channels/frame/texts.ts';
import type { hudTexts } from '#client/overlay/world/hud/texts.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { MANAGERS, MEMBERS, STAFF, type Persona } from '../personas.ts';
import type { Town } from '../town/makeTown.ts';

/** The effect of an entry of the world's menu. */
export type WorldEntry =
  | { readonly opens: 'dialog' | 'overlay'; readonly shows: string; readonly close?: string }
  | { readonly opens: 'page'; readonly leadsTo: string };

/** The menu of the world: all of it for everybody with an account. */
export const WORLD_MENU: Readonly<Partial<Record<keyof typeof hudTexts, WorldEntry>>> = {
  bag: { opens: 'dialog', shows: '가방' },
  quest: { opens: 'dialog', shows: '퀘스트' },
  shop: { opens: 'dialog', shows: '줄무늬 티' },
  notifications: { opens: 'dialog', shows: '알림' },
  skills: { opens: 'dialog', shows: '스킬' },
  home: { opens: 'page', leadsTo: '/homes/me' },
  stages: { opens: 'page', leadsTo: '/stages' },
  puzzle: { opens: 'page', leadsTo: '/puzzles' },
  ownStages: { opens: 'page', leadsTo: '/own-stages' },
  battles: { opens: 'page', leadsTo: '/battles' },
  competitions: { opens: 'page', leadsTo: '/competitions' },
  channels: { opens: 'page', leadsTo: '/channels' },
  tutoring: { opens: 'page', leadsTo: '/tutoring' },
  book: { opens: 'dialog', shows: '도감|책갈피|조개' },
  friends: { opens: 'dialog', shows: '친구' },
  ranking: { opens: 'dialog', shows: '순위' },
  photo: { opens: 'overlay', shows: '찍기', close: '사진기 닫기' },
  album: { opens: 'dialog', shows: '사진' },
  settings: { opens: 'dialog', shows: '소리' },
};
/**
 * Personas that press each of its entries; the dialogs and pages behind them have rows of their own for the
 * others.
 */
export const WORLD_MENU_PERSONAS: readonly Persona[] = ['child', 'phone', 'pupil', 'master', 'adult'];

/** A navigation of links on a page, and who finds which of them there. Each link is opened, as all are. */
export interface LinkMenu {
  readonly at: (town: Town) => string;
  /** Its name for those who do not see it. */
  readonly name: string;
  readonly entries: Readonly<Record<string, readonly Persona[]>>;
}

const places = frameTexts.places;

export const LINK_MENUS: readonly LinkMenu[] = [
  {
    at: ({ channelDomain }) => paths.channel(channelDomain),
    name: frameTexts.navigation,
    entries: {
      [places.main]: [...MEMBERS, 'adult', 'visitor'],
      [places.courses]: MEMBERS,
      [places.boards]: MEMBERS,
      [places.homework]: MEMBERS,
      [places.battles]: MEMBERS,
      [places.competitions]: MEMBERS,
      [places.stages]: MEMBERS,
      [places.class]: STAFF,
      [places.lms]: STAFF,
      [places.progress]: STAFF,
      [places.members]: STAFF,
      [places.groups]: STAFF,
      [places.messages]: STAFF,
      [places.moderation]: MANAGERS,
      [places.tickets]: MANAGERS,
      [places.products]: MANAGERS,
      [places.me]: MEMBERS,
      [places.settings]: MANAGERS,
    },
  },
  {
    at: ({ channelDomain }) => paths.channelLmsTab(channelDomain, 'courses'),
    name: lmsTexts.tabsLabel,
    entries: Object.fromEntries(Object.values(lmsTexts.tabs).map((tab) => [tab, STAFF])),
  },
  {
    at: ({ channelDomain }) => paths.channelProgress(channelDomain),
    name: progressTexts.tabsLabel,
    entries: Object.fromEntries(Object.values(progressTexts.tabs).map((tab) => [tab, STAFF])),
  },
];
