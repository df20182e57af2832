import { REST_DAYS, type StudyStreaks } from '#shared/contract/learning/studyLogs.ts';
import { addDays } from '#server/platform/seoulWeek.ts';

/**
 * Days of learning in a row; `days` are in order and without repetitions. A single day of rest between two of them is
 * no end, and today is not over: a streak lasts until it can no longer be followed.
 */
export function streaksOf(days: readonly string[], today: string): StudyStreaks {
  let longestStreak = 0;
  let row = 0;
  let last: string | undefined;
  for (const day of days) {
    row = last !== undefined && day <= addDays(last, 1 + REST_DAYS) ? row + 1 : 1;
    longestStreak = Math.max(longestStreak, row);
    last = day;
  }
  const goesOn = last !== undefined && today <= addDays(last, 1 + REST_DAYS);
  return { currentStreak: goesOn ? row : 0, longestStreak, studiedToday: last === today };
}
