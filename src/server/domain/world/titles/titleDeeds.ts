/** Pure: by what deeds titles are earned. */
import { TITLES } from '#shared/content/titles.ts';
import { titleTexts } from './texts.ts';

/** Numbers by which titles are earned. */
export const FACTS = [
  'problems',
  'stories',
  'townStory',
  'buildersStory',
  'lightsStory',
  'raceStory',
  'clearedMaps',
  'secrets',
  'friends',
  'level',
  'skills',
  'deepSkills',
  'runs',
  'maps',
  'npcs',
  'quests',
  'milestone',
] as const;
export type Fact = (typeof FACTS)[number];
export type Facts = { readonly [F in Fact]?: number };

export interface TitleDeed {
  readonly titleId: number;
  readonly fact: Fact;
  /** Earned from so many on. */
  readonly least: number;
}

const deed = (titleId: number, fact: Fact, least = 1): TitleDeed => ({ titleId, fact, least });

/** Exactly one for every title. */
export const TITLE_DEEDS: readonly TitleDeed[] = [
  deed(1, 'problems'),
  deed(2, 'problems', 10),
  deed(3, 'problems', 30),
  deed(4, 'townStory'),
  deed(5, 'buildersStory'),
  deed(6, 'lightsStory'),
  deed(7, 'raceStory'),
  deed(8, 'stories', 4),
  deed(9, 'clearedMaps'),
  deed(10, 'secrets', 3),
  deed(11, 'secrets', 12),
  deed(12, 'friends'),
  deed(13, 'friends', 10),
  deed(14, 'level', 5),
  deed(15, 'level', 10),
  deed(16, 'level', 15),
  deed(17, 'skills'),
  deed(18, 'deepSkills'),
  deed(19, 'runs'),
  deed(20, 'maps', 6),
  deed(21, 'npcs', 12),
  deed(22, 'quests', 10),
  deed(23, 'milestone', 30),
  deed(24, 'milestone', 60),
];

/** Ids of the titles that these facts earn; a fact that is not known earns nothing. */
export function earnedBy(facts: Facts): number[] {
  return TITLE_DEEDS.filter(({ fact, least }) => (facts[fact] ?? 0) >= least).map(({ titleId }) => titleId);
}

/** The level at which a title is earned, for those that are. */
export const LEVEL_TITLES = TITLE_DEEDS.filter(({ fact }) => fact === 'level');

export function descriptionOf(titleId: number): string {
  const found = TITLE_DEEDS.find((candidate) => candidate.titleId === titleId);
  if (found === undefined) throw new Error(`descriptionOf: no deed for title ${titleId}`);
  return titleTexts.deeds[found.fact](found.least);
}

export const TITLE_IDS: ReadonlySet<number> = new Set(TITLES.map(({ id }) => id));
