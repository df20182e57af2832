/** Pure. The puzzle of a day follows from its date: easy on Monday, with memory on Sunday. */
import { weekdayOf } from '#shared/time/seoulTime.ts';
import { GAPS, LADDERS, STAIRS, STROLLS } from './countPuzzles.ts';
import { FINDS, LEAPS, LOOKS, PASSWORDS, POINTS, SIGN_PAINTS, SIGN_WALKS, SUMS } from './decisionPuzzles.ts';
import { LOOKOUTS, MISSING, STONES, STRIPES, TWO_ROWS } from './patternPuzzles.ts';
import type { Puzzle } from './puzzle.ts';

/** Kinds in turns, so that two weeks that follow each other ask something else. */
function inTurns(...kinds: readonly (readonly Puzzle[])[]): readonly Puzzle[] {
  const longest = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => kinds.flatMap((kind) => kind[index] ?? [])).flat();
}

/** Puzzles by the day of the week, from Sunday; at least nine each, so that two months pass without repetition. */
export const PUZZLES_BY_WEEKDAY: readonly (readonly Puzzle[])[] = [
  inTurns(PASSWORDS, SUMS, POINTS),
  inTurns(STROLLS, LADDERS),
  inTurns(STAIRS, GAPS),
  inTurns(STRIPES, MISSING, TWO_ROWS),
  inTurns(STONES, LOOKOUTS),
  inTurns(SIGN_WALKS, FINDS, SIGN_PAINTS),
  inTurns(LEAPS, LOOKS),
];

const MS_PER_WEEK = 7 * 24 * 60 * 60 * 1000;

/** The puzzle of a calendar day `YYYY-MM-DD`. */
export function puzzleOfDay(day: string): Puzzle {
  const ofWeekday = PUZZLES_BY_WEEKDAY[weekdayOf(day)] ?? [];
  const week = Math.floor(Date.parse(`${day}T00:00:00Z`) / MS_PER_WEEK);
  const puzzle = ofWeekday[((week % ofWeekday.length) + ofWeekday.length) % ofWeekday.length];
  if (!puzzle) throw new Error(`puzzleOfDay: «${day}» is no day`);
  return puzzle;
}
