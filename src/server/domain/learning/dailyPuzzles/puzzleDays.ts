import { dayInSeoul, daysLater } from '#shared/time/seoulTime.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import { AppError } from '#server/platform/appError.ts';
import type { UserCall } from '#server/domain/call.ts';

export interface PuzzleDays {
  /** In Seoul. */
  readonly today: string;
  /** The first of the month of sign-up: earlier puzzles are those of nobody's calendar. */
  readonly firstDay: string;
}

/** Returns the days on which a user may open puzzles. Throws MEMBER_NOT_FOUND. */
export async function puzzleDays({ deps, userId }: UserCall): Promise<PuzzleDays> {
  const { createdAt } = await readUser({ db: deps.db, userId });
  return { today: dayInSeoul(deps.clock.now()), firstDay: `${dayInSeoul(createdAt).slice(0, 7)}-01` };
}

/** Throws DAILY_PUZZLE_CLOSED for a day that has not come, RESOURCE_NOT_FOUND for one before the first. */
export function checkDay({ today, firstDay }: PuzzleDays, day: string): void {
  if (day > today)
    throw new AppError('DAILY_PUZZLE_CLOSED', { log: `the puzzle of ${day} is asked for on ${today}` });
  if (day < firstDay)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `${day} is before the first day, ${firstDay}` });
}

/** The first day of a month `YYYY-MM`, and that of the next one. */
export function daysOfMonth(month: string): { readonly from: string; readonly until: string } {
  const from = `${month}-01`;
  return { from, until: `${daysLater(from, 31).slice(0, 7)}-01` };
}
