import type { LevelOpenings } from '#shared/contract/world/levels.ts';
import { levelTexts } from './texts.ts';

/** The reply of `levels.list`. */
export interface Levels {
  readonly levelList: readonly LevelOpenings[];
  readonly laterGift: number;
}

/** More lines would not be read. */
const MOST_LINES = 4;

/** Pure: what a level opens, in words; what has no room is counted. */
export function openingNames({ levelList, laterGift }: Levels, level: number): string[] {
  const found = levelList.find((candidate) => candidate.level === level);
  const names = found?.openingList.map(levelTexts.opening) ?? [levelTexts.gift(laterGift)];
  if (names.length <= MOST_LINES) return names;
  const shown = names.slice(0, MOST_LINES - 1);
  return [...shown, levelTexts.more(names.length - shown.length)];
}
