/** Pure. The achievements that earn titles. */
import { TITLES } from '#shared/content/titles.ts';
import { titleTexts } from './texts.ts';

/** The metrics that earn titles. */
export const METRICS = [
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
  'stars',
] as const;
export type Metric = (typeof METRICS)[number];
export type Metrics = { readonly [F in Metric]?: number };

export interface TitleAchievement {
  readonly titleId: number;
  readonly metric: Metric;
  /** The least value that earns it. */
  readonly least: number;
}

const achievement = (titleId: number, metric: Metric, least = 1): TitleAchievement => ({
  titleId,
  metric,
  least,
});

/** Exactly one for every title. */
export const TITLE_ACHIEVEMENTS: readonly TitleAchievement[] = [
  achievement(1, 'problems'),
  achievement(2, 'problems', 10),
  achievement(3, 'problems', 30),
  achievement(4, 'townStory'),
  achievement(5, 'buildersStory'),
  achievement(6, 'lightsStory'),
  achievement(7, 'raceStory'),
  achievement(8, 'stories', 4),
  achievement(9, 'clearedMaps'),
  achievement(10, 'secrets', 3),
  achievement(11, 'secrets', 12),
  achievement(12, 'friends'),
  achievement(13, 'friends', 10),
  achievement(14, 'level', 5),
  achievement(15, 'level', 10),
  achievement(16, 'level', 15),
  achievement(17, 'skills'),
  achievement(18, 'deepSkills'),
  achievement(19, 'runs'),
  achievement(20, 'maps', 6),
  achievement(21, 'npcs', 12),
  achievement(22, 'quests', 10),
  achievement(23, 'milestone', 30),
  achievement(24, 'milestone', 60),
  achievement(25, 'stars', 15),
  achievement(26, 'stars', 50),
  achievement(27, 'stars', 108),
];

/** Ids of the titles that these metrics earn; a metric that is not known earns nothing. */
export function earnedBy(metrics: Metrics): number[] {
  return TITLE_ACHIEVEMENTS.filter(({ metric, least }) => (metrics[metric] ?? 0) >= least).map(
    ({ titleId }) => titleId,
  );
}

/** The level of each title that is earned by a level. */
export const LEVEL_TITLES = TITLE_ACHIEVEMENTS.filter(({ metric }) => metric === 'level');

export function descriptionOf(titleId: number): string {
  const found = TITLE_ACHIEVEMENTS.find((candidate) => candidate.titleId === titleId);
  if (found === undefined) throw new Error(`descriptionOf: no achievement for title ${titleId}`);
  return titleTexts.achievements[found.metric](found.least);
}

export const TITLE_IDS: ReadonlySet<number> = new Set(TITLES.map(({ id }) => id));
